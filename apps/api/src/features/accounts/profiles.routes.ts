// The one PostgREST query that the browser makes: its own row of user_profiles. This file is the row-level security: no
// user reads another's row.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { bearerOf } from '../../http/authenticate.ts'
import type { AccountsService } from './accounts.service.ts'
import type { StoredProfile } from './accounts.repository.ts'

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

const problem = (code: string, message: string, details: string | null = null) => ({
  code,
  details,
  hint: null,
  message,
})

export async function profilesRoutes(app: FastifyInstance, { accounts }: { accounts: AccountsService }): Promise<void> {
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
    const profile = claims?.userId === wanted ? await accounts.findProfile(wanted) : undefined
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
