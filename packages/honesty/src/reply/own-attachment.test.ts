import { describe, expect, it } from 'vitest'
import { saysItIsTheirs } from './own-attachment.ts'

describe('an attachment is the person’s own', () => {
  it.each([
    'The attached PDF is my own old resume. Take my skills from it.',
    'This PDF is mine, everything in it is true of me.',
    'Here is my LinkedIn export, add what is missing.',
    'Use my old CV to fill the gaps',
    'I attached my previous resume',
    'Take the dates from my attached resume.',
    'It is my current CV',
  ])('by %o', (message) => expect(saysItIsTheirs(message)).toBe(true))

  it.each([
    'Tailor my resume to this PDF.',
    'This PDF is the posting. Make my resume fit.',
    'What does the attached file ask for?',
    'The attached PDF is not my resume, it is a friend’s.',
    'This is somebody else’s CV: is it my own style?',
    'Is this any good?',
    'Make it look like the attached resume.',
    '',
  ])('not by %o', (message) => expect(saysItIsTheirs(message)).toBe(false))
})
