// What an operator does over HTTP, and the people it is done to.
import type { listActs } from '@galley/contract/admin/acts'
import type { changeCredits, listPeople } from '@galley/contract/admin/people'
import type { CallOutput } from '@galley/contract/call'
import { makeOperator } from './make-operator.ts'
import type { TestApp, TestUser } from './start-test-app.ts'

export type ActsPage = CallOutput<typeof listActs>
export type PeoplePage = CallOutput<typeof listPeople>
export type CreditsChanged = CallOutput<typeof changeCredits>

/** A new operator of this app, and their calls. */
export async function operating(galley: TestApp) {
  const operator = await galley.register('Olive Operator')
  await makeOperator(galley, operator)
  return { operator, ...callsOf(galley, operator) }
}

export function callsOf(galley: TestApp, operator: TestUser) {
  const get = (path: string) => galley.ask(operator, { url: `/api/admin${path}` })
  const send = (route: `${'POST' | 'PUT'} /${string}`, payload: object, headers: Record<string, string> = {}) => {
    const [method, path] = route.split(' ') as ['POST' | 'PUT', string]
    return galley.ask(operator, { method, url: `/api/admin${path}`, payload, headers })
  }
  return {
    get,
    send,
    changeCredits: (
      { id }: Pick<TestUser, 'id'>,
      amount: number,
      { key = crypto.randomUUID() as string, reason = 'An answer was lost' } = {},
    ) => send(`POST /people/${id}/credits`, { amount, reason }, { 'idempotency-key': key }),
    ban: ({ id }: Pick<TestUser, 'id'>, reason = 'Sent spam') => send(`POST /people/${id}/ban`, { reason }),
    liftBan: ({ id }: Pick<TestUser, 'id'>, reason = 'It was a mistake') =>
      send(`POST /people/${id}/unban`, { reason }),
    turn: (name: string, isOn: boolean, reason = 'Too much is going on') =>
      send(`PUT /switches/${name}`, { is_on: isOn, reason }),
    acts: async (query = '') => (await get(`/acts${query}`)).json<ActsPage>().acts,
  }
}
