// What the gateway works on: all that it knows, its clock, and how it refuses.
import {
  GatewayRefusal,
  type EventName,
  type GatewayEvent,
  type Invoice,
  type Order,
  type Payment,
  type Plan,
  type Refund,
  type Subscription,
} from './entities.ts'
import { newId } from './signatures.ts'

export interface State {
  orders: Record<string, Order>
  payments: Record<string, Payment>
  refunds: Record<string, Refund>
  plans: Record<string, Plan>
  subscriptions: Record<string, Subscription>
  invoices: Record<string, Invoice>
}

export interface Desk {
  state: State
  seconds: () => number
}

/** As things are at this moment: what happens later changes nothing of it. */
export const eventOf = ({ seconds }: Desk, event: EventName, payload: GatewayEvent['payload']): GatewayEvent =>
  structuredClone({ id: newId('evt'), event, payload, created_at: seconds() })

export function refuse(description: string, field?: string): never {
  throw new GatewayRefusal(description, field === undefined ? {} : { field })
}
