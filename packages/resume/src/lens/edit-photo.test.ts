import { resumeData } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { renderResume } from '../render-resume.ts'
import { templates } from '../templates.ts'
import { editPhoto } from './edit-photo.ts'
import { readResume } from './read-resume.ts'
import { runs } from './testing/laws.ts'
import { testSeed } from '../testing/env.ts'
import { randomOf } from '../testing/random.ts'
import { handChanged } from './testing/hand-changes.ts'
import { randomData } from './testing/random-data.ts'
import { applyEdits } from './text-edits.ts'

/** Of this file alone: which files run before it does not change its cases. */
const random = randomOf(testSeed)
const withHeader = (lines: string) =>
  `\\documentclass{resume}\n\\begin{document}\n\\begin{header}\n${lines}\\end{header}\n\\end{document}\n`
const changed = (latex: string, name: string | null) => {
  const edits = editPhoto(readResume(latex)!, name)
  return edits && applyEdits(latex, edits)
}

describe('the photo of a header', () => {
  it.each([
    [
      'after the name',
      '  \\name{Ann}\n  \\email{a@b.example}\n',
      '  \\name{Ann}\n  \\photo{photo.jpg}\n  \\email{a@b.example}\n',
    ],
    ['first where there is no name', '  \\email{a@b.example}\n', '  \\photo{photo.jpg}\n  \\email{a@b.example}\n'],
    [
      'in the place of another',
      '  \\photo{old one.png} % me\n  \\name{Ann}\n',
      '  \\photo{photo.jpg} % me\n  \\name{Ann}\n',
    ],
    ['in an empty header', '', '  \\photo{photo.jpg}\n'],
  ])('is written %s', (_where, before, after) =>
    expect(changed(withHeader(before), 'photo.jpg')).toBe(withHeader(after)),
  )
  it('is taken away with its line', () =>
    expect(changed(withHeader('  \\name{Ann}\n  \\photo{a.jpg}\n  \\phone{1}\n'), null)).toBe(
      withHeader('  \\name{Ann}\n  \\phone{1}\n'),
    ))
  it('is no block of its own in the form, nor is one that is commented out a photo', () => {
    expect(readResume(withHeader('  \\photo{a.jpg}\n'))?.header).toMatchObject({
      photo: { name: 'a.jpg' },
      handWritten: [],
    })
    expect(readResume(withHeader('  %\\photo{a.jpg}\n'))?.header?.photo).toBeNull()
  })
  it('gets a header where there is none, and nothing where there is no document', () => {
    expect(changed('\\documentclass{resume}\n\\begin{document}\nx\n\\end{document}\n', 'a.jpg')).toContain(
      '\\begin{header}\n  \\photo{a.jpg}\n\\end{header}\n',
    )
    expect(changed('\\documentclass{resume}\n', 'a.jpg')).toBeNull()
  })
})

it('is read back as written, and taken away without a trace, in whatever document', () => {
  const documents = Array.from({ length: Math.ceil(runs / 20) }, (_, n) =>
    n % 2 === 0
      ? handChanged(random)
      : renderResume(resumeData.parse(randomData(random)), templates[n % templates.length]!),
  )
  for (const latex of documents) {
    const before = readResume(latex)?.header?.photo
    if (before === undefined || before !== null) continue
    const next = changed(latex, 'photo-2.jpg')!
    expect(readResume(next)?.header?.photo?.name).toBe('photo-2.jpg')
    expect(changed(next, null)).toBe(latex)
  }
})
