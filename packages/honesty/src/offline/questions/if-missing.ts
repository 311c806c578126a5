// "Does it say anywhere that I have a driving licence? If it doesn't, add it": looked up first, and then added.
import { standsAnywhere } from './about-places.ts'

const wish =
  /^(?<question>[^?]{8,160}\?)\s*(?:and )?if (?:(?:it|that|there|they|its|it's) ?)?(?:doesn'?t|does not|isn'?t|is not|is ?n't|not|no|don'?t)[^,.]{0,20}?,? (?:then )?(?:please |pls |can you )*(?:add|put|include|list) (?:it|that|one|them)(?: in| on| there| too)?\W*$/i

/** What is to be added; `found` says where it stands already. Null where no such wish is read. */
export function ifMissing(latex: string, message: string): { name: string; isThere: boolean } | null {
  const question = wish.exec(message)?.groups?.['question']
  return question === undefined || severalThings.test(question)
    ? null
    : standsAnywhere(latex, question.replace(ableTo, ' '))
}

/** What a person does with a skill is not part of its name: "speak Spanish" is Spanish. */
const ableTo =
  /\b(?:speak|(?:am |'m )?(?:fluent|proficient|trained|good) (?:in|at|with)|have experience (?:in|of|with))\b/i
/** Which of two is missing would have to be asked of each. */
const severalThings = /\b(?:and|or)\b/i
