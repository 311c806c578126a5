// `[…]` in a text is a blank that the person is to fill in: nothing that is known says what stands there.

const blank = /\[[^[\]\n]{2,160}\]/g

/** The blanks of a text as they stand, in their order. */
export const blanksIn = (text: string): string[] => Array.from(text.matchAll(blank), ([found]) => found)

export const withoutBlanks = (text: string): string => text.replace(blank, ' ')
