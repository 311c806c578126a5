import { describe, expect, it } from 'vitest'
import { generatedHeadings } from '../generated-headings.ts'
import { readResume } from '../lens/read-resume.ts'
import { parserFindings } from './parser-findings.ts'
import { textOfPages, type ParsedPage } from './parsed-text.ts'

const latex = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Ann Lee}
  \email{ann@example.org}
  \phone{+1 512 555 0100}
\end{header}
\section{Experience}
\entry{Charge Nurse}{Barton Springs}{Austin}{2020 -- Present}
\begin{bullets}
  \item Led a shift of fourteen in a state-of-the-art ward.
\end{bullets}
\section{Skills}
\skills[Care]{Triage, Wound care}
\end{document}
`
const read = `Ann Lee
ann@example.org · +1 512 555 0100
EXPERIENCE
Charge Nurse  2020 – Present
Barton Springs  Austin
• Led a shift of fourteen in a state-of-the-art ward.
SKILLS
Care: Triage, Wound care`

/** One page, a line of the text each. */
const pageOf = (text: string, size = 10): ParsedPage => ({
  width: 612,
  height: 792,
  words: text.split('\n').map((line, n) => ({ text: line, size, endsLine: true, x: 51, baseline: 64 + n * 13 })),
})
const findings = (text: string, source = latex, size = 10) =>
  parserFindings([pageOf(text, size)], readResume(source)).map(({ kind, text: said, line }) => [kind, said, line])

describe('what a parser may get wrong', () => {
  it('is no name that is written without spaces, and goes on in the next line', () => {
    const named = (name: string) => latex.replace('\\name{Ann Lee}', `\\name{${name}}`)
    expect(findings(read.replace('Ann Lee', '山田\n太郎'), named('山田太郎'))).toEqual([])
    expect(findings(read.replace('Ann Lee', '山田'), named('山田太郎'))).toEqual([['altered', '山田太郎', 4]])
  })

  it('is nothing where the PDF says what the document says', () => expect(findings(read)).toEqual([]))

  it.each([
    ['a name that is not read', read.replace('Ann Lee', 'Anne Le'), [['altered', 'Ann Lee', 4]]],
    ['a name in wide letters', read.replace('Ann Lee', 'A n n  L e e'), [['altered', 'Ann Lee', 4]]],
    ['a skill that has gone', read.replace('Triage', 'Tr age'), [['altered', 'Triage', 14]]],
    [
      'a word that a hyphen breaks',
      read.replace('fourteen', 'four-\nteen'),
      [['hyphenated', 'Led a shift of fourteen in a state-of-the-art ward.', 11]],
    ],
    [
      'a bullet before its job',
      `• Led a shift of fourteen in a state-of-the-art ward.\n${read.replace(/• .*\n/, '')}`,
      [['order', 'Led a shift of fourteen in a state-of-the-art ward.', 11]],
    ],
    ['icons', `${read}\n\ue001 \uf0e0`, [['odd_signs', '\ue001 \uf0e0', null]]],
    ['no text', '', [['no_text', '', null]]],
  ])('%s', (_what, text, expected) => expect(findings(text)).toEqual(expected))

  it.each([
    ['no phone', latex.replace(/ {2}\\phone.*\n/, ''), [['no_contact', 'phone', 3]]],
    ['a job without a date', latex.replace('{2020 -- Present}', '{}'), [['no_date', 'Charge Nurse', 9]]],
    [
      'an unusual heading',
      latex.replace('\\section{Skills}', '\\section{My toolbox of wonders}'),
      [
        ['altered', 'My toolbox of wonders', 13],
        ['unusual_heading', 'My toolbox of wonders', 13],
      ],
    ],
  ])('%s', (_what, source, expected) => expect(findings(read, source)).toEqual(expected))

  it('letters that are too small for the eye', () =>
    expect(findings(read, latex, 7.2)).toEqual([['small', '7.2', null]]))

  it('of a document of another class what can be said without knowing it', () =>
    expect(parserFindings([pageOf('Ann \ufffd')], null).map(({ kind }) => kind)).toEqual(['odd_signs']))

  it.each([
    ['a straight apostrophe', "O'Neil", 'O’Neil'],
    ['a formula', 'CO$_2$', 'CO2'],
    ['letters that readers put in another order', 'प्रिया शर्मा', 'िप्रया शमार्'],
    ['words that readers put together', 'דוד כהן', 'דודכהן'],
  ])('%s is no finding', (_what, written, set) =>
    expect(findings(read.replace('fourteen', set), latex.replace('fourteen', written))).toEqual([]),
  )

  it.each(['Languages', 'Awards', 'Work History', 'Interests', generatedHeadings.ar.experience, 'Навыки'])(
    '“%s” is a usual heading, whatever is below it',
    (heading) =>
      expect(
        findings(
          `${read}\n${heading}\nFrench`,
          latex.replace('\\end{document}', `\\section{${heading}}\nFrench\n\\end{document}`),
        ),
      ).toEqual([]),
  )

  it.each(['ﬁne', 'fi\u00adne', 'FINE', 'f i n e'])('%s is “fine”', (said) =>
    expect(findings(read.replace('fourteen', said), latex.replace('fourteen', 'fine'))).toEqual([]),
  )
})

it('the text has pages with an empty line between them, and no blanks at the ends of lines', () =>
  expect(textOfPages([pageOf('one  \ntwo'), pageOf('three')])).toBe('one\ntwo\n\nthree'))
