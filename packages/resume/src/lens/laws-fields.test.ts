// The laws of the lens, over documents that people changed by hand and random edits of them.
import { describe, expect, it } from 'vitest'
import { resumeData } from '@galley/contract/resume-data'
import { renderResume } from '../render-resume.ts'
import { templates } from '../templates.ts'
import { testSeed } from '../testing/env.ts'
import { editItem, editPerson, editText, editTitle, type EditResult } from './edit-field.ts'
import { bodyText, editBody, plainBody } from './edit-sections.ts'
import type { LensItem, LensDocument, TextPlace } from './lens-types.ts'
import { personCommands } from './read-header.ts'
import { resumeDataOf } from './resume-data-of.ts'
import { isPresent } from '../fields/codecs.ts'
import { lineText } from '../fields/retext.ts'
import { optionOf } from '../fields/section-name.ts'
import { handChanged } from './testing/hand-changes.ts'
import { randomData } from './testing/random-data.ts'
import { randomOf } from '../testing/random.ts'
import { randomText } from '../testing/random-text.ts'
import { applyEdits } from './text-edits.ts'
import {
  runs,
  read,
  itemsOf,
  bodies,
  bulletsOf,
  said,
  expectInside,
  normal,
  newValue,
  lineAround,
  withoutItem,
  textPlaces,
  textsOf,
} from './testing/laws.ts'

/** Of this file alone: which files run before it does not change its cases. */
const random = randomOf(testSeed)

describe(`random edits of documents changed by hand, seed ${testSeed}`, () => {
  it('reading and writing back what was read change no byte', () => {
    for (let run = 0; run < runs / 10; run += 1) {
      const latex = handChanged(random)
      const document = read(latex)
      expect(document.latex).toBe(latex)
      const edits: EditResult[] = [
        ...personCommands.map(([field]) => editPerson(document, field, document.header?.values[field] ?? '')),
        ...document.sections.map((section) => editTitle(document, section, section.title.text)),
        ...itemsOf(document).flatMap(({ section, item }) =>
          Object.entries(item.values).map(([field, value]) =>
            item.places[field]!.isEditable ? editItem(document, { section, item }, { field, value }) : [],
          ),
        ),
        ...bulletsOf(document).map(({ bullet }) => editText(document, bullet, bullet.text)),
        ...itemsOf(document).flatMap(({ item }) =>
          plainBody(document, item) ? [editBody(document, item, bodyText(plainBody(document, item)!))] : [],
        ),
      ]
      expect({ latex, edits: edits.flat() }).toEqual({ latex, edits: [] })
    }
  })

  it('a field of an entry is read back as written, and nothing else changes', () => {
    for (let run = 0; run < runs; run += 1) {
      const document = read(handChanged(random))
      const all = itemsOf(document)
      if (all.length === 0) continue
      const { section, item } = random.pick(all)
      const field = random.pick(Object.keys(item.values))
      const old = item.values[field]!
      const value = newValue(random, old)
      const edits = editItem(document, { section, item }, { field, value })
      // What is there already needs no edit, even where none can be made.
      const isThere = String(value) === String(old)
      expect(edits === null).toBe(!item.places[field]!.isEditable && !isThere)
      if (!edits) continue
      const place = item.places[field]!
      if (place.from < place.to && section.name !== 'projects') expectInside(edits, lineAround(document.latex, place))
      const latex = applyEdits(document.latex, edits)
      const after = read(latex)
      const context = { before: document.latex, field, value, latex }
      const written = itemsOf(after)[all.findIndex((one) => one.item === item)]!.item
      // "Present" as an end date is the field next to it.
      const isNow = field === 'endDate' && 'current' in item.values && isPresent(lineText(String(value)))
      expect({ ...context, read: isNow ? written.values['current'] : written.values[field] }).toEqual({
        ...context,
        read: isNow || normal(field, value),
      })
      const others = (one: LensItem) =>
        Object.entries(one.values)
          .filter(([name]) => name !== field && name !== 'current' && name !== 'endDate')
          .toSorted(([first], [second]) => first.localeCompare(second))
      expect({ ...context, others: others(written) }).toEqual({ ...context, others: others(item) })
      expect(
        withoutItem(
          after,
          all.findIndex((one) => one.item === item),
        ),
      ).toEqual(
        withoutItem(
          document,
          all.findIndex((one) => one.item === item),
        ),
      )
    }
  })

  it('a field of the person is read back as written, and nothing else changes', () => {
    for (let run = 0; run < runs; run += 1) {
      const document = read(handChanged(random))
      const [field] = random.pick(personCommands)
      const value = random.chance(0.2)
        ? ''
        : random.chance(0.5)
          ? random.pick(['example.org/a_b', 'Zoë', 'a@b.org'])
          : randomText(random)
      const edits = editPerson(document, field, value)
      if (!edits) continue
      const latex = applyEdits(document.latex, edits)
      const after = read(latex)
      const context = { before: document.latex, latex, field, value }
      const shown = lineText(value)
        .replace(/^(?:mailto|tel):/i, '')
        .replace(/^https:\/\//i, '')
        .replace(/^([^/?#\s]+)\/$/, '$1')
      expect([lineText(value), shown]).toContain(after.header?.values[field])
      const rest = (one: LensDocument) => ({ ...one.header?.values, [field]: '' })
      expect({ ...context, rest: rest(after) }).toEqual({ ...context, rest: rest(document) })
      expect(said({ ...after, header: null })).toEqual(said({ ...document, header: null }))
    }
  })

  it('a text is read back as written, and nothing else changes', () => {
    for (let run = 0; run < runs; run += 1) {
      const document = read(handChanged(random))
      const places: (TextPlace & { kind?: string })[] = [
        ...bulletsOf(document).map(({ bullet }) => bullet),
        ...bodies(document).flatMap((body) => body.flatMap((block) => (block.kind === 'paragraph' ? [block] : []))),
      ]
      if (places.length === 0) continue
      const place = random.pick(places)
      const text = lineText(place.kind === 'paragraph' ? `A ${randomText(random)}` : randomText(random))
      const edits = editText(document, place, text)
      expect(edits === null).toBe(!place.isEditable && text !== place.text)
      if (!edits) continue
      expectInside(edits, place)
      const latex = applyEdits(document.latex, edits)
      const [before, after] = [document, read(latex)].map((one) => JSON.stringify(said(one)))
      expect({ before: document.latex, latex, after: textsOf(read(latex)) }).toEqual({
        before: document.latex,
        latex,
        after: textsOf(document).with(textPlaces(document).indexOf(place), text),
      })
      expect(before === after).toBe(text === place.text)
    }
  })

  it('the text of a section is read back as written, and nothing else changes', () => {
    for (let run = 0; run < runs; run += 1) {
      const document = read(handChanged(random))
      const owners = document.sections.filter((section) => plainBody(document, section) !== null)
      if (owners.length === 0) continue
      const section = random.pick(owners)
      const at = document.sections.indexOf(section)
      const lines = Array.from({ length: random.below(4) }, () =>
        lineText(`${random.chance(0.4) ? '• ' : ''}A ${randomText(random)}`),
      )
      const latex = applyEdits(document.latex, editBody(document, section, lines.join('\n'))!)
      const after = read(latex)
      const context = { before: document.latex, latex }
      expect({ ...context, text: bodyText(plainBody(after, after.sections[at]!) ?? []) }).toEqual({
        ...context,
        text: lines.join('\n'),
      })
      const others = ({ sections, ...rest }: LensDocument) =>
        said({ ...rest, sections: sections.toSpliced(at, 1) } as LensDocument)
      expect(others(after)).toEqual(others(document))
    }
  })

  it('a title is read back as written, and the section stays what it was', () => {
    for (let run = 0; run < runs; run += 1) {
      const document = read(handChanged(random))
      const at = random.below(document.sections.length)
      const section = document.sections[at]!
      const title = lineText(random.pick(['Stations', 'Skills', 'Experience', 'Ausbildung', randomText(random)]))
      const edits = editTitle(document, section, title)
      expect(edits === null).toBe(!section.title.isEditable && title !== section.title.text)
      if (!edits) continue
      const made = applyEdits(document.latex, edits)
      const after = read(made).sections[at]!
      // A heading command of the document's own has no option: its title alone says what the section is.
      const isOwn =
        document.latex.startsWith('\\osio', section.from) || document.latex.startsWith('\\sideosio', section.from)
      if (isOwn) {
        expectInside(edits, section.title)
        expect(after.title.text).toBe(title)
        continue
      }
      expect({ latex: document.latex, made, title: after.title.text, name: optionOf(after.name) }).toEqual({
        latex: document.latex,
        made,
        title,
        name: optionOf(section.name),
      })
    }
  })

  it(`data of any kind is rendered, read, and rendered to the same text`, () => {
    for (let run = 0; run < runs; run += 1) {
      const template = random.pick(templates)
      const data = resumeData.parse(randomData(random))
      const latex = renderResume(data, template)
      const back = resumeDataOf(read(latex))
      expect({ data, latex: renderResume(back, template) }).toEqual({ data, latex })
      expect({ data, back: resumeDataOf(read(renderResume(back, template))) }).toEqual({ data, back })
    }
  })
})
