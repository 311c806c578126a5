import { emptyResumeData, resumeData } from '@galley/contract/resume-data'
import type { ResumeDataInput } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { renderResume } from './render-resume.ts'
import { sampleLatex, sampleResume } from './sample-resume.ts'
import { findTemplate, templates } from './templates.ts'

const classic = templates[0]!
const rendered = (data: ResumeDataInput, template = classic) => renderResume(resumeData.parse(data), template)

describe('renderResume', () => {
  it('is short and readable', () => {
    const data = {
      personalInfo: { name: 'Maya Okafor', email: 'maya@example.com', linkedin: 'https://linkedin.com/in/maya_o' },
      experience: [
        { position: 'Nurse', company: 'St. David’s', startDate: '2019', current: true, description: '- a\n- [b]' },
      ],
      skills: ['Triage', 'CPR, ACLS', 'Systems: Epic, Pyxis'],
    }
    expect(rendered(data)).toBe(String.raw`\documentclass[theme=classic]{resume}

\begin{document}

\begin{header}
  \name{Maya Okafor}
  \email{maya@example.com}
  \linkedin{linkedin.com/in/maya\_o}
\end{header}

\section{Experience}
\entry{Nurse}{St. David’s}{}{2019 – Present}
\begin{bullets}
  \item a
  \item {}[b]
\end{bullets}

\sidesection{Skills}
\skills{Triage, {CPR, ACLS}}
\skills[Systems]{Epic, Pyxis}

\end{document}
`)
  })

  it('leaves out what is blank', () => {
    const blank = {
      experience: [{ description: ' \n - ' }],
      skills: [' '],
      additional_sections: [{ content: ' ' }],
      summary: '\n',
    }
    expect(rendered(blank)).not.toMatch(/section|entry|skills|bullets/)
    expect(renderResume(emptyResumeData(), classic)).toContain('\\begin{header}\n\\end{header}')
  })

  it.each([
    ['javascript:alert(1)', '\\website[javascript:alert(1)]{}'],
    ['in/maya', '\\website[in/maya]{}'],
    ['https://münchen.example', '\\website[münchen.example]{m\\%C3\\%BCnchen.example}'],
    ['http://old.example', '\\website{http://old.example}'],
  ])('a website typed as %s becomes %s', (website, tex) => {
    expect(rendered({ personalInfo: { website } })).toContain(`  ${tex}\n`)
  })

  it('shields a bracket in an optional argument', () => {
    expect(rendered({ experience: [{ position: 'Dev', employmentType: 'part-time [50%]' }] })).toContain(
      '\\entry[{part-time [50\\%]}]{Dev}{}{}{}',
    )
  })

  it('names a section that the person did not name', () => {
    expect(rendered({ additional_sections: [{ content: 'x' }] })).toContain('\\section{Additional Information}\nx')
    expect(rendered({ additional_sections: [{ section_name: 'Patents', content: 'a\nb', type: 'list' }] })).toContain(
      '\\section{Patents}\n\\begin{bullets}\n  \\item a\n  \\item b\n',
    )
  })

  it('differs between templates in the class option and the order only', () => {
    const [first, ...others] = templates.map((template) =>
      renderResume(sampleResume('classic'), template)
        .replace(template.classOptions, '')
        .split('\n')
        .toSorted()
        .join('\n'),
    )
    others.forEach((other) => expect(other).toBe(first))
  })
})

describe('templates', () => {
  it.each([
    ['classic', 'classic'],
    ['Sidebar', 'sidebar'],
    [' MODERN ', 'modern'],
    ['nope', undefined],
    ['', undefined],
  ])('%j finds %j', (wanted, id) => {
    expect(findTemplate(wanted)?.id).toBe(id)
  })
  it.each(templates)('$id has a sample of its own', ({ id, classOptions }) => {
    expect(sampleLatex(id)).toContain(`\\documentclass[${classOptions}]{resume}`)
    expect(
      templates.filter((other) => sampleResume(other.id).personalInfo.name === sampleResume(id).personalInfo.name),
    ).toHaveLength(1)
  })
})
