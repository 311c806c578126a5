// The two PostgREST queries that the browser makes: reading and naming its own row of user_profiles. This file is the
// row-level security: no user reads or changes another's row.
import { errorTable } from '@galley/contract/errors'
import { limits } from '@galley/contract/limits'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { bearerOf } from '../../../http/authenticate.ts'
import type { RequestLimits } from '../../../http/rate-limits.ts'
import type { AccountChangesService } from './account-changes.service.ts'
import type { AccountsService } from '../accounts.service.ts'
import type { StoredProfile } from '../accounts.repository.ts'

const columns = ['user_id', 'full_name', 'created_at', 'updated_at'] as const
type Column = (typeof columns)[number]

const present = (profile: StoredProfile): Record<Column, string> => ({
  user_id: profile.userId,
  full_name: profile.fullName,
  created_at: profile.createdAt.toISOString(),
  updated_at: profile.updatedAt.toISOString(),
})

/** The one supported query: existing columns of one user. A repeated parameter arrives as a list, and is refused. */
const profileQuery = z.object({
  select: z
    .string()
    .default('*')
    .transform((select) => (select === '*' ? [...columns] : select.split(',').map((name) => name.trim())))
    .pipe(z.array(z.enum(columns))),
  user_id: z
    .string()
    .regex(/^eq\.[0-9a-f-]{36}$/i)
    .transform((filter) => filter.slice('eq.'.length)),
})

const profileBody = z.strictObject({ full_name: z.string().trim().min(1).max(limits.fullNameChars) })

const problem = (code: string, message: string, details: string | null = null) => ({
  code,
  details,
  hint: null,
  message,
})

/** The code of the second step was not typed yet. */
const unsure = problem('second_factor_needed', errorTable.second_factor_needed.detail)

interface Parts {
  accounts: AccountsService
  limits: RequestLimits
  changes: AccountChangesService
}

export async function profilesRoutes(
  app: FastifyInstance,
  { accounts, changes, limits: requestLimits }: Parts,
): Promise<void> {
  app.get('/user_profiles', async (request, reply) => {
    const query = profileQuery.safeParse(request.query)
    if (!query.success)
      return reply.code(400).send(problem('PGRST100', 'Only select=<columns>&user_id=eq.<uuid> is answered here'))
    const { select: asked, user_id: wanted } = query.data
    const token = bearerOf(request)
    const claims = token === null ? null : await accounts.authenticate(token)
    // The publishable key, which is no JWT, stands for an anonymous visitor: such a one sees no rows.
    if (claims === null && token?.split('.').length === 3)
      return reply.code(401).send(problem('PGRST301', 'JWT expired'))
    if (claims?.needsSecondFactor) return reply.code(401).send(unsure)
    const profile = claims?.userId === wanted ? await accounts.findProfile(wanted) : undefined
    return sendRows(reply, profile ? [Object.fromEntries(asked.map((name) => [name, present(profile)[name]]))] : [])
  })

  app.patch('/user_profiles', async (request, reply) => {
    const query = profileQuery.safeParse(request.query)
    const body = profileBody.safeParse(request.body)
    if (!query.success || !body.success)
      return reply.code(400).send(problem('PGRST100', 'Only full_name of user_id=eq.<uuid> can be changed here'))
    const { select: asked, user_id: wanted } = query.data
    const token = bearerOf(request)
    const claims = token === null ? null : await accounts.authenticate(token)
    if (claims === null) return reply.code(401).send(problem('PGRST301', 'JWT expired'))
    if (claims.needsSecondFactor) return reply.code(401).send(unsure)
    await requestLimits.spend('changePerUser', claims.userId)
    // As behind row-level security: of another's row none is found, and none is changed.
    const profile = claims.userId === wanted ? await changes.rename(wanted, body.data.full_name) : undefined
    if (!request.headers.prefer?.toString().includes('return=representation')) return reply.code(204).send()
    return sendRows(reply, profile ? [Object.fromEntries(asked.map((name) => [name, present(profile)[name]]))] : [])
  })
}

/** A list; or one object and nothing else, where the client asks for exactly one. */
function sendRows(reply: FastifyReply, rows: object[]) {
  const single = 'application/vnd.pgrst.object+json'
  if (!reply.request.headers.accept?.includes(single)) return reply.send(rows)
  const [only] = rows
  if (!only)
    return reply
      .code(406)
      .send(problem('PGRST116', 'Cannot coerce the result to a single JSON object', 'The result contains 0 rows'))
  return reply.type(`${single}; charset=utf-8`).serializer(JSON.stringify).send(only)
}
