// npm run bench:lens: what the form view adds to a keystroke: reading three pages, and writing one bullet; beside what
// the outline of the same text takes, and setting its data anew.
import { resumeData } from '@galley/contract/resume-data'
import { editText } from '@galley/resume/lens/edit-field'
import type { BodyLine, LensDocument } from '@galley/resume/lens/lens-types'
import { readResume } from '@galley/resume/lens/read-resume'
import { resumeDataOf } from '@galley/resume/lens/resume-data-of'
import { applyEdits } from '@galley/resume/lens/text-edits'
import { outlineOf } from '@galley/resume/outline/outline-of'
import { renderResume } from '@galley/resume/render-resume'
import { sampleResume } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { round, table, timesOf } from './statistics.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 300)
const academic = sampleResume('academic')
/** Three pages in the classic theme. */
const data = resumeData.parse({
  ...academic,
  experience: Array.from({ length: 4 }, () => [...academic.experience, ...sampleResume('classic').experience]).flat(),
  publications: [...academic.publications, ...academic.publications],
})
const latex = renderResume(data, templates[0]!)

const bulletOf = ({ sections }: LensDocument): BodyLine => {
  const items = sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'item' ? block.body : [])))
  return items.find((block): block is BodyLine => block.kind === 'bullet')!
}
const steps: Record<string, () => unknown> = {
  'read the document': () => readResume(latex),
  'read, change a bullet, read again': () => {
    const document = readResume(latex)!
    const bullet = bulletOf(document)
    return readResume(applyEdits(latex, editText(document, bullet, `${bullet.text} again`)!))
  },
  'data of the document, as each save derives it': () => resumeDataOf(readResume(latex)!),
  'peer: the outline of the same text': () => outlineOf(latex),
  'peer: the data set anew': () => renderResume(data, templates[0]!),
}

const took = new Map<string, number[]>(Object.keys(steps).map((name) => [name, []]))
for (let n = 0; n < rounds; n += 1)
  for (const [name, step] of Object.entries(steps)) {
    const startMs = performance.now()
    step()
    if (n >= rounds / 10) took.get(name)!.push(performance.now() - startMs)
  }
const peer = timesOf(took.get('peer: the outline of the same text')!).p50
const rows = [...took].map(([name, all]) => {
  const { p50, p95 } = timesOf(all)
  return [name, round(p50), round(p95), `${round(p50 / peer)}×`]
})
process.stdout.write(`${latex.length} characters, ${rounds} rounds\n\n`)
process.stdout.write(`${table(['step', 'p50 ms', 'p95 ms', 'of the outline'], rows)}\n`)
