// "In April, not autumn": what stands before "not" is no less true.

const auxiliary = String.raw`is|are|was|were|am|be|been|do|does|did|has|have|had|can|could|may|might|must|will|would|should`
/** A denied verb denies its clause, and "not yet" or "not really" denies what stands before it. */
const contrast = new RegExp(
  String.raw`(?<!\b(?:${auxiliary}|or|and|but|if|it|i|we|they|you)),? not (?!yet\b|really\b|quite\b|sure\b|at\b|much\b|always\b|any|ever\b)(?:(?:in|on|the|an?) )?(?:\p{L}{3,20}|\d[\d.,]*)(?=\s*(?:[,.;!)]|$|and\b))`,
  'giu',
)

/** Without what is only named as not meant. Pure. */
export const withoutContrast = (sentence: string): string => sentence.replace(contrast, '')
