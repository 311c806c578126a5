// A photo beside the document: shown where a theme has a place for it, and never in the way of the text.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderResume } from './render-resume.ts'
import { sampleResume } from './sample-resume.ts'
import { templates, type TemplateDesign } from './templates.ts'
import { tierSample } from './testing/tier.ts'

const run = promisify(execFile)
const classes = ['class', 'dist'].map((name) => fileURLToPath(new URL(`../../../tex/${name}/`, import.meta.url)))
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galley-photo-'))
  await writeFile(join(folder, 'my_photo 1.png'), pixel)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const withPhoto = (template: TemplateDesign, name: string) =>
  renderResume(sampleResume(template.id), template).replace('\\end{header}', `  \\photo{${name}}\n\\end{header}`)

async function compile(latex: string, program = 'pdflatex') {
  await writeFile(join(folder, 'main.tex'), latex)
  const env = {
    PATH: '/usr/bin:/bin',
    HOME: folder,
    TEXINPUTS: `${classes.join(':')}:`,
    TEXMFVAR: folder,
    OSFONTDIR: '/usr/share/fonts',
  }
  await run(program, ['-interaction=batchmode', 'main.tex'], { cwd: folder, env }).catch(() => {})
  const output = async (command: string, ...args: string[]) => (await run(command, args, { cwd: folder })).stdout
  const images = (await output('pdfimages', '-list', 'main.pdf'))
    .split('\n')
    .filter((line) => /^ +\d+ +\d+ image /.test(line))
  return {
    images: images.length,
    text: await output('pdftotext', '-raw', 'main.pdf', '-'),
    log: await readFile(join(folder, 'main.log'), 'utf8'),
  }
}

describe.each(tierSample(templates, 4).map((template) => [template.name, template] as const))(
  '%s',
  (_name, template) => {
    it(`${template.showsPhoto ? 'shows' : 'leaves out'} the photo, and says what it says without one`, async () => {
      const plain = await compile(renderResume(sampleResume(template.id), template))
      const { images, text, log } = await compile(withPhoto(template, 'my_photo 1.png'))
      expect(log.match(/^(?:!|Class resume|Overfull).*/gm)).toEqual(plain.log.match(/^(?:!|Class resume|Overfull).*/gm))
      expect([images, text]).toEqual([template.showsPhoto ? 1 : 0, plain.text])
    })
  },
)

describe.each(['xelatex', 'lualatex'])('by %s', (program) => {
  it.each(templates.filter(({ showsPhoto }) => showsPhoto).map((template) => [template.name, template] as const))(
    '%s shows it',
    async (_name, template) => {
      const { images, log } = await compile(withPhoto(template, 'my_photo 1.png'), program)
      expect([images, log.match(/^!.*/gm)]).toEqual([1, null])
    },
  )
})

it('that is not there is named, and the page is set', async () => {
  const european = templates.find(({ id }) => id === 'european')!
  const { images, text, log } = await compile(withPhoto(european, 'gone.jpg'))
  expect(log.replaceAll('\n', '')).toContain("Class resume Warning: The photo 'gone.jpg' is not beside the document")
  expect([images, log.match(/^!.*/gm)]).toEqual([0, null])
  expect(text).toContain(sampleResume('european').personalInfo.name)
})
