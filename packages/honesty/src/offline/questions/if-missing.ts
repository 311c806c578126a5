// "Does it say anywhere that I have a driving licence? If it doesn't, add it": looked up first, and then added.
import { standsAnywhere } from './about-places.ts'

const wish =
  /^(?<question>[^?]{8,160}\?)\s*(?:and )?if (?:it|that|there|they|its|it's) ?(?:doesn'?t|does not|isn'?t|is not|is ?n't|not|no|don'?t)[^,.]{0,20}?,? (?:then )?(?:please |pls |can you )*(?:add|put|include|list) (?:it|that|one|them)(?: in| on| there| too)?\W*$/i

/** What is to be added; `found` says where it stands already. Null where no such wish is read. */
export function ifMissing(latex: string, message: string): { name: string; isThere: boolean } | null {
  const question = wish.exec(message)?.groups?.['question']
  return question === undefined ? null : standsAnywhere(latex, question)
}
