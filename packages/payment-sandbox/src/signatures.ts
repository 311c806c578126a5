// What the gateway signs: its answer to the checkout, and the bytes of a webhook. Hex HMAC-SHA256, as Razorpay
// documents it.
import { createHmac, randomBytes } from 'node:crypto'

export const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Such as `order_IEIaMR65cu6nz3`. */
export const newId = (prefix: string): string =>
  `${prefix}_${Array.from(randomBytes(14), (byte) => letters[byte % letters.length]).join('')}`
