/** The text as a regular expression that finds it, with the flag `u` and without. A hyphen means nothing by itself. */
export const regexpLiteral = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
