// What the lens writes is set by the class as it should be.
import { describe, expect, it } from 'vitest'
import { compileToText } from '../testing/pdf-text.ts'
import { testSeed } from '../testing/env.ts'
import { tierSample } from '../testing/tier.ts'
import { templates } from '../templates.ts'
import { hideBlock, hideBullet, insertBullet } from './edit-blocks.ts'
import { editItem, editPerson, type EditResult } from './edit-field.ts'
import type { BodyLine, LensDocument, LensItem } from './lens-types.ts'
import { readResume } from './read-resume.ts'
import { handChanged } from './testing/hand-changes.ts'
import { randomOf } from '../testing/random.ts'
import { applyEdits } from './text-edits.ts'

const document = (body: string, options = '') =>
  `\\documentclass[${options}]{resume}\n\\begin{document}\n${body}\n\\end{document}\n`

describe.each(tierSample(templates, 2))('in $id', ({ classOptions }) => {
  it('an address may be shown otherwise, or be none', async () => {
    const header = String.raw`\begin{header}
  \name{Ada}
  \email[write to me]{}
  \linkedin[ada, at work]{linkedin.com/in/ada}
  \github{github.com/ada}
  \website[on request]{}
  \portfolio[]{ada.example}
\end{header}`
    const { raw, errors } = await compileToText(document(header, classOptions))
    expect(errors).toEqual([])
    const text = raw.replace(/\s+/g, ' ')
    for (const shown of ['write to me', 'ada, at work', 'github.com/ada', 'on request', 'ada.example'])
      expect(text).toContain(shown)
    expect(text).not.toContain('linkedin')
    expect(text).not.toContain('[')
  })

  it('a heading may say which section it is, and a date stands alone as what it is', async () => {
    const body = String.raw`\section[experience]{Stations}
\entry{Nurse}{Ward}{}{{}2021-03}
\entry{Cook}{Inn}{}{2020-02{}}
\sidesection[skills]{Knows}
\skills{Tea}`
    const { raw, errors } = await compileToText(document(body, classOptions))
    expect(errors).toEqual([])
    for (const shown of [/stations/i, /knows/i, /Mar.2021/, /Feb.2020/]) expect(raw).toMatch(shown)
    expect(raw).not.toMatch(/\[|experience/)
  })
})

it('words that a document defines for itself are read as the page shows them', async () => {
  const preamble = String.raw`\usepackage{xcolor}
\newcommand{\firma}{Acme \& \textbf{Sons}}
\newcommand*\ort{Bonn am Rhein}
\def\beides{\firma{} in \ort}
\newcommand{\farbig}{%
  \textcolor{teal}{Vert} % a colour
  et bleu}
\renewcommand{\ort}{Bonn}
\providecommand{\ort}{Berlin}
\DeclareRobustCommand{\tex}{\textregistered}
\NewDocumentCommand{\zeit}{}{2019 -- 2021}
\newcommand{\osio}[1]{\vspace{2mm}{\color{teal}\section{\MakeUppercase{#1}}}}`
  const items = [
    String.raw`One \firma{} two`,
    String.raw`Two \ort, and \ort.`,
    String.raw`Three \beides\ !`,
    String.raw`Four \farbig{}, \emph{\ort}`,
    String.raw`Five \tex ed \textbf\ort`,
    String.raw`Six (\zeit)`,
    String.raw`Seven \ort\firma`,
    String.raw`Eight \ort
      nine`,
  ]
  const body = `\\osio{Kokemus}\n\\begin{bullets}\n${items.map((item) => `  \\item ${item}\n`).join('')}\\end{bullets}`
  const latex = document(body).replace('\\begin{document}', () => `${preamble}\n\\begin{document}`)
  const { raw, errors } = await compileToText(latex)
  expect(errors).toEqual([])
  const page = raw.replace(/\s+/g, ' ')
  const [section] = readResume(latex)!.sections
  expect(page).toContain('KOKEMUS')
  expect(section!.title.text).toBe('Kokemus')
  const texts = section!.blocks.flatMap((block) => (block.kind === 'bullet' ? [block.text] : []))
  expect(texts).toHaveLength(items.length)
  for (const text of texts) expect(page).toContain(text)
})

const random = randomOf(testSeed)
const cases = Array.from({ length: 20 }, (_, index) => ({ index, latex: handChanged(random) }))

describe(`documents changed by hand and through the lens, seed ${testSeed}`, () => {
  it.each(tierSample(cases, 4))(
    'document $index compiles, and shows what was written and not what was hidden',
    async ({ latex }) => {
      const items = (read: LensDocument) =>
        read.sections.flatMap((section) =>
          section.blocks.flatMap((block) =>
            block.kind === 'item' && !block.isHidden && !section.isHidden ? [{ section, item: block }] : [],
          ),
        )
      let text = latex
      const change = (edit: (read: LensDocument) => EditResult) => {
        text = applyEdits(text, edit(readResume(text)!) ?? [])
      }
      change((read) => editPerson(read, 'name', 'Zoë Ŝmith & Söhne'))
      change((read) => {
        const { section, item } = items(read)[0]!
        const [field] = Object.keys(item.values)
        return editItem(read, { section, item }, { field: field!, value: 'Xylophone maker 100%' })
      })
      change((read) => insertBullet(read, { owner: items(read)[0]!.item, after: null }, '[Quixotic] deeds_done'))
      change((read) => hideBlock(read, items(read).at(-1)!.item))
      change((read) => {
        const { item } = items(read).find((one) => bulletsOf(one.item).length === 1) ?? items(read)[0]!
        return hideBullet(read, item.body, bulletsOf(item)[0]!)
      })
      const { raw, errors } = await compileToText(text)
      expect({ text, errors }).toEqual({ text, errors: [] })
      expect(raw).toMatch(/Zoë Ŝmith & Söhne/i)
      expect(raw).toContain('Xylophone maker 100%')
      expect(raw).not.toContain('hidden')
    },
  )
})

const bulletsOf = ({ body }: LensItem) =>
  body.filter((block): block is BodyLine => block.kind === 'bullet' && !block.isHidden && block.lines !== null)
