/** Whether LaTeX is set by Galley's own class: others have classes of the same name. */
export const isOwnLatex = (latex: string): boolean =>
  /^[^%\n]*\\documentclass\s*(?:\[[^\]]*\])?\s*\{resume\}/m.test(latex) && latex.includes('\\begin{header}')
