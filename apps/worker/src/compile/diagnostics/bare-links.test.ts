import { describe, expect, it } from 'vitest'
import { applyFix } from '../testing/apply-fix.ts'
import { diagnoseBareLinks } from './bare-links.ts'

describe('a link without https://', () => {
  it.each(['linkedin.com/in/ann', 'www.example.org', 'ann.github.io', 'example.org/a?b=c#d'])(
    '%s is named and mended',
    (address) => {
      const latex = `A\n\\href{${address}}{me} and \\href{https://ok.org}{x}\n`
      const found = diagnoseBareLinks(latex)
      expect(found).toMatchObject({ line: 2, message: `The link ${address} has no https:// before it` })
      expect(applyFix(latex, found?.fix)).toBe(latex.replace(`{${address}}`, `{https://${address}}`))
    },
  )
  it('all of them at once', () => {
    const latex = '\\href{a.org}{x} \\href{b.org}{y}\n\\href{c.org}{z}\n'
    expect(applyFix(latex, diagnoseBareLinks(latex)?.fix)).toBe(latex.replaceAll('\\href{', '\\href{https://'))
  })
  it.each(['https://a.org', 'mailto:a@b.org', 'tel:1', 'file:a.pdf', '\\myurl', 'nodots'])('%s is none', (address) =>
    expect(diagnoseBareLinks(`\\href{${address}}{x}`)).toBeNull(),
  )
  it('nor is one in a comment', () => expect(diagnoseBareLinks('% \\href{a.org}{x}\n')).toBeNull())
})
