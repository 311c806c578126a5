// What a test's API has unless the test is about it.
import type { PreviewImages } from '../adapters/compiler/preview-images.port.ts'
import type { LineReader } from '../adapters/llm/line-reader.port.ts'
import type { SecondReader } from '../adapters/llm/second-reader.port.ts'
import type { Seller } from '../features/billing/receipt.ts'
import { defaultAllowances, type Allowances } from '../http/rate-limits.ts'

/** Nothing runs into a limit unless the test is about one. */
export const generous = Object.fromEntries(
  Object.keys(defaultAllowances).map((name) => [name, { points: 1_000_000, seconds: 60 }]),
) as Allowances

export const onePreview: PreviewImages = {
  version: async (id) => (id === 'classic' ? 'v1' : null),
  read: async (id) => (id === 'classic' ? Buffer.from('a picture') : null),
}

interface SellerOptions {
  seller?: Seller | null
  supportEmail?: string
}

/** None where they are omitted. */
export interface Readers {
  lineReader?: LineReader | null
  secondReader?: SecondReader | null
}

export const sellerOf = ({ seller = null, supportEmail = 'support@galley.example' }: SellerOptions) => ({
  seller,
  supportEmail,
})

export const readersOf = ({ lineReader = null, secondReader = null }: Readers) => ({ lineReader, secondReader })
