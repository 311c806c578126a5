// What a document says beside its fields is in its data, too.
import { describe, expect, it } from 'vitest'
import { resumeDataOf } from './resume-data-of.ts'
import { read } from './testing/laws.ts'

const dataOf = (body: string) =>
  resumeDataOf(read(`\\documentclass{resume}\n\\begin{document}\n${body}\n\\end{document}\n`))

it('text above the first heading introduces the person, before a summary', () => {
  expect(dataOf('Nurse in Oslo.\n\n\\section{Summary}\nTen years of nights.').summary).toBe(
    'Nurse in Oslo.\nTen years of nights.',
  )
})

it.each(['Skills', 'Languages', 'Hobbies'] as const)(
  'bullets, entries and paragraphs of %s are in its list',
  (title) => {
    const body = [
      `\\section{${title}}`,
      '\\skills{One, two}',
      'Three.',
      '\\begin{bullets}',
      '  \\item Four',
      '%hidden   \\item Five',
      '\\end{bullets}',
      '\\shortentry{Six}{2020}',
    ]
    const key = title.toLowerCase() as 'skills' | 'languages' | 'hobbies'
    const words = dataOf(body.join('\n'))[key]
    expect(words.slice(0, 4)).toEqual(['One', 'two', 'Three.', 'Four'])
    expect(words.join()).toContain('Six')
    expect(words.join()).not.toContain('Five')
  },
)

it('text of a section of entries that belongs to none of them is a text under its title', () => {
  const data = dataOf('\\section{Experience}\nTwelve years in wards.\n\n\\entry{Nurse}{Ward}{}{2020}\nNights.')
  expect(data.experience).toMatchObject([{ position: 'Nurse', description: 'Nights.' }])
  expect(data.additional_sections).toMatchObject([{ section_name: 'Experience', content: 'Twelve years in wards.' }])
})

describe('text that is longer than an item of a list may be', () => {
  const long = Array.from({ length: 80 }, (_, index) => `word${index}`).join(' ')

  it.each(['Skills', 'Languages', 'Interests'])('is whole under the title %s, and not cut', (title) => {
    const data = dataOf(`\\section{${title}}\n\\skills{One}\n\n${long}\n\nShort one.`)
    const key = title === 'Skills' ? 'skills' : title === 'Languages' ? 'languages' : 'hobbies'
    expect(data[key]).toEqual(['One', 'Short one.'])
    expect(data.additional_sections).toMatchObject([{ section_name: title, content: long, type: 'text' }])
  })

  it('is so as a bullet, and as a line with a label', () => {
    const items = Array.from({ length: 60 }, (_, index) => `item ${index}`).join(', ')
    const data = dataOf(
      `\\section{Skills}\n\\skills[Tools]{${items}}\n\\begin{bullets}\n\\item ${long}\n\\end{bullets}`,
    )
    expect(data.skills).toEqual([])
    expect(data.additional_sections).toMatchObject([{ content: `Tools: ${items}\n${long}` }])
  })

  it('at the limit stays in the list', () => {
    const text = 'x'.repeat(300)
    expect(dataOf(`\\section{Skills}\n\\skills{One}\n\n${text}`)).toMatchObject({
      skills: ['One', text],
      additional_sections: [],
    })
  })
})
