/** More marks on one letter than any script has; Unicode's stream-safe format sets the same limit. */
const tooManyMarks = /\p{M}{31}/u
const afterManyMarks = /(?<=\p{M}{30})(?=\p{M})/u

/**
 * `String.prototype.normalize`, in linear time: the engine takes quadratic time to put a run of combining marks into
 * order. Marks beyond the thirtieth of a run keep their order.
 */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  if (!tooManyMarks.test(text)) return text.normalize(form)
  return text
    .split(afterManyMarks)
    .map((part) => part.normalize(form))
    .join('')
}
