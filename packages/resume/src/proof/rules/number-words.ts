// Numbers that are written out. "One" is none of them: it is a pronoun as often.
const units = 'two three four five six seven eight nine'
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const many = 'hundreds? thousands? millions? billions? dozens? couple'

/** A pattern's alternatives. */
export const cardinals = `${units} ${teens} ${tens} ${many}`.replaceAll(' ', '|')
