// What a resume hides for now is a comment to TeX, and in no export.

/** A line that the form has hidden (packages/resume/src/lens). */
const hiddenLine = /^%hidden(?: .*)?\r?(?:\n|$)/gm

export const visibleLatex = (latex: string): string => latex.replace(hiddenLine, '')
