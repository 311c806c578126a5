/** Whether a document is of Galley's own class, whose commands may be written into it. */
export const isOwnClass = (latex: string): boolean => /\\documentclass[^{]{0,2000}\{resume\}/.test(latex)
