// What the gateway works on: all that it knows, its clock, and how it refuses.
import {
  GatewayRefusal,
  type SandboxEventName,
  type GatewayEvent,
  type Invoice,
  type SandboxOrder,
  type Payment,
  type SandboxPlan,
  type Refund,
  type SandboxSubscription,
} from './entities.ts'
import { newId } from './signatures.ts'

/** By id. Ids come from outside: in a plain object `__proto__` would name what every other object inherits. */
type Table<Entity> = Map<string, Entity>

export interface State {
  orders: Table<SandboxOrder>
  payments: Table<Payment>
  refunds: Table<Refund>
  plans: Table<SandboxPlan>
  subscriptions: Table<SandboxSubscription>
  invoices: Table<Invoice>
}

/**
 * @param kept What `writeState` returned earlier; null: nothing yet. A file from before there were subscriptions has
 * none.
 */
export function readState(kept: string | null): State {
  const read = (kept === null ? {} : JSON.parse(kept)) as Partial<Record<keyof State, object>>
  const table = <Entity>(name: keyof State) => new Map(Object.entries(read[name] ?? {}) as [string, Entity][])
  return {
    orders: table('orders'),
    payments: table('payments'),
    refunds: table('refunds'),
    plans: table('plans'),
    subscriptions: table('subscriptions'),
    invoices: table('invoices'),
  }
}

export const writeState = (state: State): string =>
  JSON.stringify(Object.fromEntries(Object.entries(state).map(([name, table]) => [name, Object.fromEntries(table)])))

/** The entity of this id. Throws the gateway's refusal where there is none, whatever the id is. */
export const find = <Entity>(table: Table<Entity>, id: unknown, field?: string): Entity =>
  (typeof id === 'string' ? table.get(id) : undefined) ?? refuse('The id provided does not exist', field)

export interface Desk {
  state: State
  seconds: () => number
}

/** As things are at this moment: what happens later changes nothing of it. */
export const eventOf = ({ seconds }: Desk, event: SandboxEventName, payload: GatewayEvent['payload']): GatewayEvent =>
  structuredClone({ id: newId('evt'), event, payload, created_at: seconds() })

export function refuse(description: string, field?: string): never {
  throw new GatewayRefusal(description, field === undefined ? {} : { field })
}
