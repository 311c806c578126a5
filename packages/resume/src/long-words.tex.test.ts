// Long names and addresses: whole where they must be, and on the paper always.
import { resumeData } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { renderResume } from './render-resume.ts'
import { templates } from './templates.ts'
import { compileToText } from './testing/pdf-text.ts'
import type { PlacedWord } from './testing/pdf-text.ts'
import { tierSample } from './testing/tier.ts'

const paperWidth = 612
const surname = 'Wolfeschlegelsteinhausenbergerdorff'
const person = {
  name: `Maria ${surname}`,
  email: 'maria.wolfeschlegelstein@department.university.example.edu',
  linkedin: 'linkedin.com/in/maria-anna-wolfeschlegelsteinhausenbergerdorff-1b2c3d4e',
  website: `https://${surname.toLowerCase()}.example.com/portfolio/2024`,
}
const isOffPaper = (word: PlacedWord) => word.right > paperWidth - 12 || word.left < 12

describe.each(tierSample(templates, 4))('long words of the header in $id', (template) => {
  const set = (personalInfo: typeof person) => compileToText(renderResume(resumeData.parse({ personalInfo }), template))

  it('a name is never divided inside a word', async () => {
    const { raw } = await set(person)
    expect(raw).toContain(surname)
  })
  it('a name of one word that is wider than the page is set smaller', async () => {
    const name = `${surname}${surname.toLowerCase()}`
    const { raw, words } = await set({ ...person, name })
    expect(raw).toContain(name)
    expect(words.filter(isOffPaper)).toEqual([])
  })
  it('an e-mail address is divided only where a rail is too narrow for it, after its @', async () => {
    const short = 'maria.wolfeschlegelstein@example.edu'
    expect((await set({ ...person, email: short })).raw).toContain(short)
    const { raw } = await set(person)
    expect(raw).toContain(template.id === 'sidebar' ? 'maria.wolfeschlegelstein@\ndepartment.' : person.email)
  })
  it('nothing runs off the paper or over its column', async () => {
    const { words, log } = await set(person)
    expect(words.filter(isOffPaper)).toEqual([])
    expect(log).not.toContain('Overfull')
  })
  it('an address of the text that is longer than its line is divided', async () => {
    const url = `${'a-very-long-path'.repeat(12)}`
    const data = resumeData.parse({ projects: [{ name: 'p', url: `https://x.example/${url}` }] })
    const { words, log } = await compileToText(renderResume(data, template))
    expect(words.filter(isOffPaper)).toEqual([])
    expect(log).not.toContain('Overfull')
  })
})
