// What travels to the gateway with an order or a subscription: enough to write the purchase anew where a copy of the
// database was restored that is older than it.
import { z } from 'zod'
import type { GatewayOrder } from '../../adapters/payments/payment-gateway.port.ts'
import type { StoredPurchase } from './purchases.repository.ts'

export type Sold = Pick<StoredPurchase, 'userId' | 'packId' | 'messages' | 'amount' | 'currency' | 'countryCode'>

/** No name and no address: ids of our own, and what was sold. */
export const notesOf = ({ userId, packId, messages, amount, currency, countryCode }: Sold): Record<string, string> => ({
  user: userId,
  pack: packId,
  messages: `${messages}`,
  price: `${amount} ${currency}`,
  country: countryCode,
})

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
const notes = z
  .object({
    user: z.guid(),
    pack: z.string().min(1),
    messages: wholeNumber,
    price: z.string().transform((price) => price.split(' ')),
    country: z.string().min(1),
  })
  .transform(({ user, pack, messages, price: [amount, currency], country }) => ({
    userId: user,
    packId: pack,
    messages,
    amount: wholeNumber.safeParse(amount).data ?? 0,
    currency: currency ?? '',
    countryCode: country,
  }))

/** Null where these are not notes of ours: of another seller in the same account, or of a version without them. */
export const soldIn = (written: GatewayOrder['notes']): Sold | null => notes.safeParse(written).data ?? null
