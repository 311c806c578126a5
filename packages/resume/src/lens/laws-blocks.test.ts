// The laws of the lens, over documents that people changed by hand and random edits of them.
import { describe, expect, it } from 'vitest'
import { testSeed } from '../testing/env.ts'
import {
  hideBlock,
  hideBullet,
  insertBullet,
  insertItem,
  insertSkills,
  moveBlock,
  removeBlock,
  removeBullet,
  showBlock,
  showBullet,
  bulletsBeside,
} from './edit-blocks.ts'
import { editSkills, editText } from './edit-field.ts'
import { insertSection } from './edit-sections.ts'
import type { BodyLine, LensItem, LensDocument, LensSection, LensSkills } from './lens-types.ts'
import { lineText } from '../fields/retext.ts'
import { handChanged } from './testing/hand-changes.ts'
import { randomOf } from '../testing/random.ts'
import { randomText } from '../testing/random-text.ts'
import { applyEdits } from './text-edits.ts'
import { runs, read, itemsOf, bulletsOf, expectKept, nonBlank, movables } from './testing/laws.ts'

/** Of this file alone: which files run before it does not change its cases. */
const random = randomOf(testSeed)

describe(`random edits of documents changed by hand, seed ${testSeed}`, () => {
  it('hide and show are each other’s reverse; hidden is not printed, and is kept', () => {
    for (let run = 0; run < runs; run += 1) {
      const document = read(handChanged(random))
      const targets = movables(document).filter(({ block }) => !block.isHidden)
      if (targets.length === 0) continue
      const { block, find, body } = random.pick(targets)
      const isBullet = body !== null && 'kind' in block && block.kind === 'bullet'
      const edits = isBullet ? hideBullet(document, body, block as BodyLine) : hideBlock(document, block)
      expect(edits === null).toBe(block.lines === null)
      if (!edits) continue
      const hidden = applyEdits(document.latex, edits)
      const after = read(hidden)
      const again = find(after)
      const context = { before: document.latex, hidden }
      if (!isBullet) {
        const { from, to } = block.lines!
        const [start, end] = [document.latex.slice(0, from), document.latex.slice(to)]
        expect({ ...context, isKept: [hidden.startsWith(start), hidden.endsWith(end)] }).toEqual({
          ...context,
          isKept: [true, true],
        })
      }
      expect({ ...context, isHidden: again.block.isHidden }).toEqual({ ...context, isHidden: true })
      const back = isBullet ? showBullet(after, again.body!, again.block as BodyLine) : showBlock(after, again.block)
      expect({ ...context, back: applyEdits(hidden, back!) }).toEqual({ ...context, back: document.latex })
      // TeX knows no list without an item.
      expect(hidden.replace(/^%.*\r?\n/gm, '')).not.toMatch(/\\begin\{(?:bullets|itemize)\}\s*\\end/)
      expect(hidden.replaceAll('%hidden ', '')).toBe(document.latex.replaceAll('%hidden ', ''))
    }
  })

  it('a move keeps every line, and puts the block where it was asked to', () => {
    for (let run = 0; run < runs; run += 1) {
      const document = read(handChanged(random))
      const groups = groupsOf(document)
      const movable = groups.filter(({ length }) => length > 1)
      if (movable.length === 0) continue
      const group = random.pick(movable)
      const [from, to] = [random.below(group.length), random.below(group.length)]
      const edits = moveBlock(document, group, { index: from, target: to })
      if (!edits) {
        expect(group.some(({ lines }) => lines === null)).toBe(true)
        continue
      }
      const latex = applyEdits(document.latex, edits)
      const context = { before: document.latex, latex, from, to }
      expect({ ...context, lines: allLines(latex) }).toEqual({ ...context, lines: allLines(document.latex) })
      expect(edits.length).toBeLessThanOrEqual(1)
      const expected = group.map(sourceOf(document.latex))
      expected.splice(to, 0, ...expected.splice(from, 1))
      const moved = groupsOf(read(latex))[groups.indexOf(group)]!
      expect({ ...context, order: moved.map(sourceOf(latex)) }).toEqual({ ...context, order: expected })
    }
  })

  it('a block taken out takes its own lines, and no others', () => {
    for (let run = 0; run < runs; run += 1) {
      const document = read(handChanged(random))
      const targets = movables(document).filter(({ block }) => !('kind' in block) || block.kind !== 'bullet')
      const { block } = random.pick(targets)
      const edits = removeBlock(document, block)
      expect(edits === null).toBe(block.lines === null)
      if (!edits || !block.lines) continue
      const { from, to } = block.lines
      const { latex } = document
      const made = applyEdits(latex, edits)
      const context = { latex, made }
      expect({ ...context, lines: nonBlank(made) }).toEqual({
        ...context,
        lines: [...nonBlank(latex.slice(0, from)), ...nonBlank(latex.slice(to))],
      })
    }
  })

  it('a section put in is there, and taken out again leaves every line', () => {
    for (let run = 0; run < runs; run += 1) {
      const document = read(handChanged(random))
      const name = random.pick(newSections)
      const at = random.below(document.sections.length + 1)
      const made = applyEdits(document.latex, insertSection(document, name, at)!)
      const after = read(made)
      const context = { latex: document.latex, made }
      expect({ ...context, count: after.sections.length }).toEqual({ ...context, count: document.sections.length + 1 })
      const kept = nonBlank(document.latex)
      expectKept(kept, nonBlank(made))
      const index = document.sections[at]?.lines ? at : after.sections.length - 1
      const removed = removeBlock(after, after.sections[index]!)
      if (removed) expect(nonBlank(applyEdits(made, removed))).toEqual(kept)
    }
  })

  it('an entry put in is one more, in one line', () => {
    for (let run = 0; run < runs; run += 1) {
      const document = read(handChanged(random))
      const section = random.pick(document.sections)
      const made = applyEdits(document.latex, insertItem(document, section, random.below(3))!)
      const context = { latex: document.latex, made }
      expect({ ...context, count: itemsOf(read(made)).length }).toEqual({
        ...context,
        count: itemsOf(document).length + 1,
      })
      const kept = nonBlank(document.latex)
      expectKept(kept, nonBlank(made))
      expect(nonBlank(made).length).toBe(kept.length + 1)
    }
  })

  it('a bullet put in is shown, wherever it goes', () => {
    for (let run = 0; run < runs; run += 1) {
      const document = read(handChanged(random))
      const { item } = random.pick(itemsOf(document))
      const bullets = item.body.filter((block): block is BodyLine => block.kind === 'bullet')
      const after = bullets.length > 0 && random.chance(0.7) ? random.pick(bullets) : null
      const text = random.pick(['New [one]', '[1] new', 'x', ''])
      const made = applyEdits(document.latex, insertBullet(document, { owner: item, after }, text)!)
      const context = { latex: document.latex, made }
      const all = bulletsOf(read(made))
      expect({ ...context, count: all.length }).toEqual({ ...context, count: bulletsOf(document).length + 1 })
      expect(all.some(({ bullet }) => bullet.text === text && !bullet.isHidden)).toBe(true)
      const kept = nonBlank(document.latex.replaceAll('%hidden ', ''))
      expectKept(kept, nonBlank(made.replaceAll('%hidden ', '')))
      // What is typed into it stands in its line.
      const added = all.find(({ bullet }) => bullet.text === text && !bullet.isHidden)!
      const typed = applyEdits(made, editText(read(made), added.bullet, 'typed [1]')!)
      expect(bulletsOf(read(typed)).map(({ bullet }) => bullet.text)).toContain('typed [1]')
      expectKept(kept, nonBlank(typed.replaceAll('%hidden ', '')))
    }
  })

  it('a bullet taken out is gone, and no other', () => {
    for (let run = 0; run < runs; run += 1) {
      const document = read(handChanged(random))
      const all = bulletsOf(document)
      if (all.length === 0) continue
      const target = random.pick(all)
      const edits = removeBullet(document, target.body, target.bullet)
      if (!edits) continue
      const made = applyEdits(document.latex, edits)
      const rest = all.filter((one) => one !== target).map(({ bullet }) => bullet.text)
      const context = { latex: document.latex, made }
      expect({ ...context, rest: bulletsOf(read(made)).map(({ bullet }) => bullet.text) }).toEqual({ ...context, rest })
    }
  })

  it('a group of words is read back as written', () => {
    for (let run = 0; run < runs; run += 1) {
      const document = read(handChanged(random))
      const skills = skillsOf(document)
      if (skills.length === 0) continue
      const group = random.pick(skills)
      const label = lineText(randomText(random))
      const items = [randomText(random), 'C, C++', 'Go'].map(lineText).filter((text) => text !== '')
      const made = applyEdits(document.latex, editSkills(document, group, { label, items })!)
      const after = skillsOf(read(made))[skills.indexOf(group)]!
      const context = { latex: document.latex, made }
      expect({ ...context, label: after.label.text, items: after.items }).toEqual({ ...context, label, items })
      const one = document.sections.find(({ blocks }) => blocks.includes(group))!
      expect(skillsOf(read(applyEdits(document.latex, insertSkills(document, one)!))).length).toBe(skills.length + 1)
    }
  })
})

type Movable = LensSection | LensItem | BodyLine

/** Blocks that change places with one another: sections, entries of a section, bullets of a list. */
const groupsOf = (document: LensDocument): (readonly Movable[])[] => [
  document.sections,
  ...document.sections.map(({ blocks }) => blocks.filter((block): block is LensItem => block.kind === 'item')),
  ...bulletsOf(document).map(({ body, bullet }) => bulletsBeside(body, bullet)),
]

const sourceOf = (latex: string) => (block: Movable) => {
  const { from, to } = block.lines ?? block
  return latex.slice(from, to).trim()
}

/** Blank ones, too. */
const allLines = (latex: string) => latex.split(/\r?\n/).toSorted()

const newSections = ['experience', 'awards', 'publications', 'skills', 'summary', 'additional_sections'] as const

const skillsOf = ({ sections }: LensDocument) =>
  sections.flatMap(({ blocks }) => blocks.filter((block): block is LensSkills => block.kind === 'skills'))

describe('comments above a block', () => {
  const latex = (body: string) =>
    `\\documentclass{resume}\n\\begin{document}\n\\section{Experience}\n${body}\\end{document}\n`
  const first = '% the best one\n\\entry{A}{}{}{}\n'
  const second = '\\entry{B}{}{}{}\n'

  it('belong to it: they move and go with it', () => {
    const document = read(latex(`${first}\n${second}`))
    const items = itemsOf(document).map(({ item }) => item)
    const moved = applyEdits(document.latex, moveBlock(document, items, { index: 0, target: 1 })!)
    expect(moved).toBe(latex(`${second}\n${first}`))
    expect(applyEdits(document.latex, removeBlock(document, items[0]!)!)).not.toContain('best')
  })

  it('stay where they are behind a blank line', () => {
    const document = read(latex(`% all of it\n\n${second}`))
    const [{ item }] = itemsOf(document) as [ReturnType<typeof itemsOf>[number]]
    expect(applyEdits(document.latex, removeBlock(document, item)!)).toContain('% all of it')
  })
})

it('a list is hidden with its last bullet, and shown with the first', () => {
  const entry = '\\documentclass{resume}\n\\begin{document}\n\\section{Experience}\n\\entry{A}{}{}{}\n'
  const shown = `${entry}\\begin{bullets}\n  \\item one\n\\end{bullets}\n\\end{document}\n`
  const hidden = `${entry}%hidden \\begin{bullets}\n%hidden   \\item one\n%hidden \\end{bullets}\n\\end{document}\n`
  const [target] = bulletsOf(read(shown))
  expect(applyEdits(shown, hideBullet(read(shown), target!.body, target!.bullet)!)).toBe(hidden)
  const [again] = bulletsOf(read(hidden))
  expect(applyEdits(hidden, showBullet(read(hidden), again!.body, again!.bullet)!)).toBe(shown)
  const added = applyEdits(
    hidden,
    insertBullet(read(hidden), { owner: itemsOf(read(hidden))[0]!.item, after: again!.bullet }, 'two')!,
  )
  expect(added).toBe(`${entry}\\begin{bullets}\n%hidden   \\item one\n  \\item two\n\\end{bullets}\n\\end{document}\n`)
})

describe('what a list and a section stand in', () => {
  const inside = (body: string) => `\\documentclass{resume}\n\\begin{document}\n${body}\\end{document}\n`

  it('options of a list are no bullet, and stay', () => {
    const latex = inside('\\section{Skills}\n\\begin{itemize}[noitemsep, label=--]\n\\item one\n\\end{itemize}\n')
    const [{ bullet }] = bulletsOf(read(latex)) as [ReturnType<typeof bulletsOf>[number]]
    expect(applyEdits(latex, editText(read(latex), bullet, 'two')!)).toBe(latex.replace('one', 'two'))
  })

  it('sections in columns are sections; the columns stay where they are', () => {
    const column = (title: string) =>
      `\\begin{minipage}[t]{.5\\linewidth}\n\\section{${title}}\nText.\n\\end{minipage}\\hfill\n`
    const latex = inside(`${column('Hobbies')}${column('Tools')}`)
    const { sections } = read(latex)
    expect(sections.map(({ title }) => title.text)).toEqual(['Hobbies', 'Tools'])
    const moved = applyEdits(latex, moveBlock(read(latex), sections, { index: 0, target: 1 })!)
    expect(moved).toBe(inside(`${column('Tools')}${column('Hobbies')}`))
    const removed = applyEdits(latex, removeBlock(read(latex), sections[0]!)!)
    expect(removed).toBe(latex.replace('\\section{Hobbies}\nText.\n', ''))
  })
})
