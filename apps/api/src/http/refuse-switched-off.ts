// Calls of a part of the product that an operator has switched off, refused before their bodies are read.
import type { SwitchName } from '@galley/contract/admin/switches'
import { allCalls } from '@galley/contract/all-calls'
import type { ErrorCode } from '@galley/contract/errors'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from './api-failure.ts'

/** What is begun: a payment, an answer or a text that is under way is finished all the same. */
const switchOfCall = {
  registerAccount: 'registration',
  sendMessage: 'assistant',
  generateDocument: 'assistant',
  buyPack: 'purchases',
  subscribe: 'purchases',
} satisfies Partial<Record<keyof typeof allCalls, SwitchName>>

const refusals: Record<SwitchName, ErrorCode> = {
  registration: 'sign_up_closed',
  assistant: 'assistant_off',
  purchases: 'purchases_off',
}
/** A client that tries again by itself waits so long. */
const retryAfterSeconds = 300

const byRoute = new Map(
  Object.entries(switchOfCall).map(([name, of]) => {
    const { method, path } = allCalls[name as keyof typeof switchOfCall]
    return [`${method} /api${path}`, of]
  }),
)

/** After authentication (onRequest), before the body. */
export function refuseSwitchedOff(app: FastifyInstance, isOn: (name: SwitchName) => Promise<boolean>): void {
  app.addHook('preParsing', async (request) => {
    const name = byRoute.get(`${request.method} ${request.routeOptions.url}`)
    if (name !== undefined && !(await isOn(name))) throw new ApiFailure(refusals[name], { retryAfterSeconds })
  })
}
