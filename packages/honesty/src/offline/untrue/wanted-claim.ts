// "Say I'm fluent in French, lots of jobs here want it": a higher level, because it is asked for.
import type { Edited } from '../edits/edited.ts'

const asksFor =
  /\b(?:jobs?|companies|employers?|everyone|they|ads?|adverts?|postings?)\b[^.!?]{0,20}\b(?:wants?|asks?(?:ing)?(?: for)?|needs?|requires?|looking for)\b/i
const raises =
  /\b(?:say|put|write|make|list|change)\b[^.!?]{0,40}\b(?:fluent|native|bilingual|expert|advanced|proficient|certified|licensed|qualified|degree|graduated?)\b/i
const isOwn =
  /\bI(?:'m| am| have| did| passed| got| hold)\b[^.!?]{0,40}\b(?:now|since|certificate|exam|passed|lived|years|really|already)\b/i

/** Null where no level is wished, or the reason is another one. */
export const wantedClaim = (message: string): Edited | null =>
  raises.test(message) && asksFor.test(message) && !isOwn.test(message)
    ? {
        problem:
          'Others ask for it, you say, and that alone does not make it so: it is tested in the first interview. If it is so, say it as your own, such as “my French is fluent”. If you are learning it, “French (basic, taking a course)” is true and reads well.',
      }
    : null
