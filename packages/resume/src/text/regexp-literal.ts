/**
 * The text as a part of a regular expression that finds just it, with the flag `u` and without. A hyphen needs no
 * escape outside of brackets.
 */
export const regexpLiteral = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
