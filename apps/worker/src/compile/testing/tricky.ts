// How a document is written down in the tables of tricky ones.

export interface Tricky {
  title: string
  latex: string
  /**
   * `warm`: read up to its split point once, and from there for each compile. The others can't be divided: `cold` where
   * the text shows that, `started` where a warm process fails to reach the split point.
   */
  path: 'warm' | 'started' | 'cold'
}

export const doc = (preamble: string, body: string, cls = '{article}') =>
  `\\documentclass${cls}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`
export const split = (title: string, latex: string): Tricky => ({ title, latex, path: 'warm' })
export const whole = (title: string, latex: string): Tricky => ({ title, latex, path: 'cold' })
export const unready = (title: string, latex: string): Tricky => ({ title, latex, path: 'started' })
