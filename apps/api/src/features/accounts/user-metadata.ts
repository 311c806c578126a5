import { limits } from '@galley/contract/limits'
import { z } from 'zod'

/** User metadata travels in every access token, and so in a header of every request: hence a limit. */
export const maxMetadata = { keys: 20, bytes: 2_048 }

export function isSmall(given: object): boolean {
  try {
    const bytes = Buffer.byteLength(JSON.stringify(given))
    return bytes <= maxMetadata.bytes && Object.keys(given).length <= maxMetadata.keys
  } catch {
    // Nested too deeply to be written down.
    return false
  }
}

export const metadata = z.looseObject({ full_name: z.string().max(limits.fullNameChars).optional() }).refine(isSmall)
