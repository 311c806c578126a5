// How a document is written down in the tables of tricky ones.

export interface Tricky {
  title: string
  latex: string
  /**
   * `warm`: read up to its fence once, and from there for each compile. The others can't be divided: `cold` where its text
   * shows that, `started` where only a slot that never came as far as its fence does.
   */
  path: 'warm' | 'started' | 'cold'
}

export const doc = (preamble: string, body: string, cls = '{article}') =>
  `\\documentclass${cls}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`
export const split = (title: string, latex: string): Tricky => ({ title, latex, path: 'warm' })
export const whole = (title: string, latex: string): Tricky => ({ title, latex, path: 'cold' })
export const unready = (title: string, latex: string): Tricky => ({ title, latex, path: 'started' })
