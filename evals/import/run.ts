// node evals/import/run.ts [folder]: how well files are read. The folder has pdf/*.pdf (or files/*, Word files, too)
// and truth/*.json of the same names; without one it is the corpus that lies beside the repository. Prints the table,
// how far confidence can be trusted, and the files that are read worst. The corpus' figures have floors: it fails where
// one is under its own.
// Nothing of the import is tuned to a file or learnt from the corpus, so there is no leave-one-out figure: instead the
// lowest mean that is left when one maker is left out. Each family of generated layouts is left out in families.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromPdf } from '@galley/import/formats/from-pdf'
import type { ResumeReading } from '@galley/import/pdf/fields/resume-reading'
import { readItems } from '../../apps/worker/src/import/pdf-items/read-items.ts'
import { readFile } from '../../apps/worker/src/import/reader/read-file.ts'
import { judged, reliability } from './reliability.ts'
import type { JudgedField } from './reliability.ts'
import { added, f1, fieldNames, meanF1, score } from './score.ts'
import type { Counts, FieldName, Truth } from './score.ts'
import { table } from '../../bench/statistics.ts'

const beside = join(import.meta.dirname, '../../../shared/corpus/import')
const folder = process.argv[2] ?? beside
/** A little under what was measured last, and never under what the product promises. */
const floorsOfCorpus: Partial<Record<FieldName | 'mean' | '1 column', number>> = {
  mean: 0.95,
  '1 column': 0.95,
  name: 0.97,
  email: 1,
  phone: 0.97,
  location: 0.95,
  links: 0.95,
  company: 0.97,
  position: 0.97,
  roleDates: 0.97,
  roleComplete: 0.95,
  bullets: 0.95,
  institution: 0.97,
  degree: 0.97,
  eduComplete: 0.95,
  skills: 0.97,
  headings: 0.97,
}

/** Another folder is only measured. */
const floors = folder === beside ? floorsOfCorpus : {}

/** Files below it are listed. */
const weak = 0.9

interface Imported extends Pick<ResumeReading, 'data' | 'fields'> {
  readonly headings: readonly string[]
  readonly readMs: number
}

interface Scored {
  readonly name: string
  /** The project that the PDF was taken from. */
  readonly maker: string
  readonly columns: '1 column' | '2 columns'
  readonly counts: Counts
  readonly fields: readonly JudgedField[]
  readonly readMs: number
  readonly importMs: number
}

const say = (text: string) => process.stdout.write(`${text}\n`)

async function scored(name: string): Promise<Scored> {
  const truth = JSON.parse(readFileSync(join(folder, 'truth', `${name}.json`), 'utf8')) as Truth
  const begun = performance.now()
  const { data, fields, headings, readMs } = await imported(name)
  const counts = score({ data, headings }, truth)
  const columns = /2 columns|sidebar/.test(truth.source.layout) ? '2 columns' : '1 column'
  return {
    name,
    maker: name.split('__')[0]!,
    columns,
    counts,
    fields: judged(data, fields, truth),
    readMs,
    importMs: performance.now() - begun - readMs,
  }
}

async function imported(name: string): Promise<Imported> {
  const begun = performance.now()
  const path = ['pdf', 'files']
    .flatMap((sub) => ['pdf', 'docx'].map((end) => join(folder, sub, `${name}.${end}`)))
    .find((each) => existsSync(each))
  const bytes = new Uint8Array(readFileSync(path ?? ''))
  if (path?.endsWith('.docx')) {
    const read = await readFile(bytes, () => Promise.reject(new Error('no PDF')))
    if (read.kind !== 'read') throw new Error(`${name}: ${read.why}`)
    const { resume_data: data, fields } = read.extraction
    return { data, fields, headings: [], readMs: performance.now() - begun }
  }
  const read = await readItems(bytes)
  const readMs = performance.now() - begun
  if (read.kind !== 'read') throw new Error(`${name}: ${read.why}`)
  const { data, fields, headings } = fromPdf(read.text)
  return { data, fields, headings: headings.map(({ text }) => text), readMs }
}

function print(all: readonly Scored[]): boolean {
  const total = added(all.map(({ counts }) => counts))
  const one = added(all.filter(({ columns }) => columns === '1 column').map(({ counts }) => counts))
  const two = added(all.filter(({ columns }) => columns === '2 columns').map(({ counts }) => counts))
  const shown = (counts: Counts, field: FieldName) => (counts[field] ? f1(counts[field]).toFixed(3) : '')
  const rows = fieldNames.map((field) => [
    field,
    shown(total, field),
    shown(one, field),
    shown(two, field),
    String(total[field]?.wanted ?? 0),
    floors[field]?.toFixed(2) ?? '',
  ])
  const means = [
    'mean',
    meanF1(total).toFixed(3),
    meanF1(one).toFixed(3),
    meanF1(two).toFixed(3),
    '',
    floors.mean?.toFixed(2) ?? '',
  ]
  say(table(['field', 'F1', '1 column', '2 columns', 'n', 'floor'], [...rows, means]))
  const makers = Array.from(new Set(all.map(({ maker }) => maker)))
  const without = makers.map((maker) =>
    meanF1(added(all.filter((each) => each.maker !== maker).map(({ counts }) => counts))),
  )
  if (makers.length > 1) say(`lowest mean without one maker: ${Math.min(...without).toFixed(3)}`)
  const byFile = all.map(({ name, counts }) => ({ name, mean: meanF1(counts) })).toSorted((a, b) => a.mean - b.mean)
  say(`mean of files: ${(byFile.reduce((sum, { mean }) => sum + mean, 0) / all.length).toFixed(3)}`)
  for (const { name, mean } of byFile.filter((each) => each.mean < weak)) say(`${mean.toFixed(3)} ${name}`)
  say(`\n${reliability(all.flatMap(({ fields }) => fields))}\n`)
  const times = all.map(({ readMs, importMs }) => readMs + importMs).toSorted((a, b) => a - b)
  say(
    `${all.length} PDFs; reading and importing one took ${times[Math.floor(times.length / 2)]!.toFixed(0)} ms (median), ${times.at(-1)!.toFixed(0)} ms (most)`,
  )
  const figures: Readonly<Record<string, number>> = {
    ...Object.fromEntries(fieldNames.flatMap((field) => (total[field] ? [[field, f1(total[field])]] : []))),
    mean: meanF1(total),
    '1 column': meanF1(one),
  }
  const low = Object.entries(floors).filter(([name, floor]) => (figures[name] ?? 1) < floor)
  for (const [name, floor] of low) say(`${name} is ${figures[name]?.toFixed(3)}, under its floor of ${floor}`)
  return low.length === 0
}

if (!existsSync(join(folder, 'truth'))) {
  say(`There is no corpus at ${folder}: nothing was measured.`)
} else {
  const names = readdirSync(join(folder, 'truth'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
  const all: Scored[] = []
  for (const name of names.toSorted()) all.push(await scored(name))
  if (!print(all)) process.exitCode = 1
}
