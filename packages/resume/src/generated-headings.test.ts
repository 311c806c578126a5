// A generated document in another language than English: its headings mean what the English ones mean.
import { resumeData } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { generatedHeadings, type GeneratedLanguage } from './generated-headings.ts'
import { insertSection } from './lens/edit-sections.ts'
import { readResume } from './lens/read-resume.ts'
import { resumeDataOf } from './lens/resume-data-of.ts'
import { languages } from './look-choices.ts'
import { kindOfHeading } from './outline/heading-kind.ts'
import { renderResume } from './render-resume.ts'
import { sampleResume } from './sample-resume.ts'
import { templates } from './templates.ts'
import { tierSample } from './testing/tier.ts'

const all = Object.keys(generatedHeadings) as GeneratedLanguage[]
const classic = templates[0]!

it('there are twenty and more', () => expect(all.length).toBeGreaterThanOrEqual(20))

describe.each(all)('in %s', (language) => {
  it('the class knows the language', () => expect(languages).toContain(language))

  it('every heading is recognised as what it is', () => {
    const { additional_sections: other, ...own } = generatedHeadings[language]
    expect(Object.values(own).map((title) => [title, kindOfHeading(title)])).toEqual(
      Object.entries(own).map(([name, title]) => [title, name]),
    )
    expect(kindOfHeading(other)).toBe('other')
  })

  it.each(tierSample(templates, 3))(
    'a document of template $id is read back as the form that it was made from',
    (template) => {
      const data = sampleResume(template.id)
      const readBack = (latex: string) => resumeDataOf(readResume(latex)!)
      expect(readBack(renderResume(data, template, language))).toEqual(readBack(renderResume(data, template)))
    },
  )
})

it('English needs no option of the class, any other language has one', () => {
  const data = resumeData.parse({ summary: 'Text.' })
  const first = (language?: GeneratedLanguage) => renderResume(data, classic, language).split('\n')[0]
  expect([first(), first('en')]).toEqual(Array(2).fill('\\documentclass[theme=classic]{resume}'))
  expect(first('de')).toBe('\\documentclass[theme=classic,lang=de]{resume}')
})

it('a section of the person’s own without a name has one in the language', () => {
  const data = resumeData.parse({ additional_sections: [{ section_name: '', content: 'Text.' }] })
  expect(renderResume(data, classic, 'de')).toContain('\\section{Weitere Angaben}')
})

it.each([
  ['theme=classic,lang=de', 'Projekte'],
  ['theme=classic,lang=pt-BR', 'Projetos'],
  ['theme=classic', 'Projects'],
  ['theme=classic,lang=sv', 'Projekt'],
  ['theme=classic,lang=ar', 'المشاريع'],
  ['theme=classic,lang=fi', 'Projects'],
])('a section that is added to a document with %s is headed %s', (options, heading) => {
  const latex = `\\documentclass[${options}]{resume}\n\\begin{document}\n\\section{Profil}\nText.\n\\end{document}\n`
  const [change] = insertSection(readResume(latex)!, 'projects', 1) ?? []
  expect(change?.insert).toContain(`\\section{${heading}}`)
})
