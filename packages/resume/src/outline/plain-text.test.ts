import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'
import { splitDocument } from './split-document.ts'

describe('plainText', () => {
  it.each([
    [String.raw`R\&D, 50\%, a\_b \#1 \$5`, 'R&D, 50%, a_b #1 $5'],
    [String.raw`\'Etienne Ni\~no M\"{u}ller \c{c}a \v{S}\'{\i}`, 'Étienne Niño Müller ça Ší'],
    ["``quoted'' it's 2018--2019 --- so", "“quoted” it's 2018–2019 — so"],
    [String.raw`see \href{https://x.org/a\%20b}{my site} or \url{x.org}`, 'see my site or x.org'],
    [String.raw`\link[the code]{github.com/a} \link{github.com/b}`, 'the code github.com/b'],
    [String.raw`\textbf{Bold}\textit{er} \textcolor{red}{text}\vspace{2pt} on`, 'Bolder text on'],
    ['a % note\n  b\n\nc', 'a b\nc'],
    [String.raw`one\\[2pt] two~three`, 'one\ntwo three'],
    [String.raw`\entry{A}{B}{}{C}`, 'A B C'],
    [String.raw`\begin{tabular}{l@{ }r} a & b \\ c & d \end{tabular}`, 'a b\nc d'],
    [String.raw`\verb|50% {x}| $\rightarrow$ C\# \LaTeX{} \TeX\ nician`, '50% {x} → C# LaTeX TeX nician'],
    [String.raw`{\LARGE Maya} {\color{white}\fontsize{1}{1}\selectfont x}`, 'Maya x'],
    [String.raw`very\cut{}long \faIcon{github} \faGithub{} x`, 'verylong x'],
    [String.raw`\newcommand{\x}[2]{hidden} shown`, 'shown'],
  ])('reads %s', (latex, text) => {
    expect(plainText(latex)).toBe(text)
  })
  it('never throws and never shows the name of a command', () => {
    const words = fc.array(
      fc.constantFrom('\\zzmacro', '{', '}', '[', ']', ' ', '\\\\', 'a', '%', '\n', '$', "\\'", '~'),
    )
    fc.assert(fc.property(words, (all) => !plainText(all.join('')).includes('zzmacro') || all.includes('%')))
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof plainText(text) === 'string'))
  })
})

describe('splitDocument', () => {
  it('passes over marks in comments and verbatim text', () => {
    const preamble = '% \\begin{document}\n\\documentclass{x}\\begin{document}'
    const body = ' a\\verb|\\end{document}| % \\end{document}\n'
    const rest = '\\end{document} after'
    expect(splitDocument(preamble + body + rest)).toEqual({ preamble, body, rest })
  })
  it('always gives the whole source', () => {
    const marks = fc.array(
      fc.constantFrom('\\begin{document}', '\\end{document}', '%', '\n', 'x', '\\verb|', '|', '\\'),
    )
    fc.assert(
      fc.property(marks, (all) => {
        const { preamble, body, rest } = splitDocument(all.join(''))
        return preamble + body + rest === all.join('')
      }),
    )
  })
})
