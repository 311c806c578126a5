// How the lines of an entry are set: the same distances wherever the same kind of line stands.
import { describe, expect, it } from 'vitest'
import { templates } from './templates.ts'
import { compileToText } from './testing/pdf-text.ts'
import { tierSample } from './testing/tier.ts'

const near = 0.3
/** Where small capitals stand above: their font says that it is less deep, on the same line. */
const nearOtherFont = 2

describe('details', () => {
  it.each(tierSample(templates, 4))(
    'stand at one distance from their labels and from one another in $id',
    async ({ id, classOptions }) => {
      const body = String.raw`\section{Education}
\entry{degree}{school}{}{2020}
\detail{GPA}{x3.9}
\detail{Honors}{xcum}
\detail{Minor}{xmath}`
      const { words } = await compileToText(
        `\\documentclass[${classOptions}]{resume}\n\\begin{document}\n${body}\n\\end{document}\n`,
      )
      const at = (text: string) => words.find((word) => word.text.replace(/,$/, '') === text)!
      const gaps = [at('x3.9').left - at('GPA:').right, at('xcum').left - at('Honors:').right]
      expect(Math.abs(gaps[0]! - gaps[1]!)).toBeLessThan(near)
      // Whichever of them the theme sets last.
      const dates = at('2020').bottom
      const head = [at('degree').bottom, dates].reduce(
        (last, one) => (one > last + 3 ? one : last),
        at('school').bottom,
      )
      const lines = [head, ...['GPA:', 'Honors:', 'Minor:'].map((text) => at(text).bottom)]
      const steps = lines.slice(1).map((bottom, index) => bottom - lines[index]!)
      const [first, ...others] = steps.map((step) => Math.abs(step - steps.at(-1)!))
      expect(first).toBeLessThan(id === 'executive' ? nearOtherFont : near)
      for (const other of others) expect(other).toBeLessThan(near)
    },
  )
})
