// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { prepareImage, preparePdf, refusalOfImage } from './attachments.ts'

const mega = 1024 * 1024

describe('which images are taken', () => {
  const type = 'Please upload a PNG, JPG, or WEBP file.'
  const size = 'File size must be less than 5MB.'
  it.each([
    ['image/png', 1, null],
    ['image/jpeg', 1, null],
    ['image/jpg', 1, null],
    ['image/webp', 1, null],
    ['image/png', 5 * mega, null],
    ['image/png', 5 * mega + 1, size],
    ['image/gif', 1, type],
    ['image/svg+xml', 1, type],
    ['application/pdf', 9 * mega, type],
    ['', 1, type],
  ])('%s of %i bytes: %s', (mime, bytes, expected) =>
    expect(refusalOfImage({ type: mime, size: bytes })).toBe(expected),
  )
})

describe('an image', () => {
  const file = new File(['x'], 'job posting.png', { type: 'image/png' })
  it('is sent as a JPEG', async () => {
    expect(await prepareImage(file, async () => 'anBlZw==')).toEqual({
      kind: 'ready',
      attached: { data: 'anBlZw==', type: 'image/jpeg', name: 'job posting.jpg' },
    })
  })
  it('that cannot be drawn is an error', async () => {
    const broken = () => Promise.reject(new Error('no image'))
    expect(await prepareImage(file, broken)).toEqual({
      kind: 'refused',
      sentence: 'Error uploading image. Please try again.',
    })
  })
  it('of the wrong type is not even looked at', async () => {
    const never = () => Promise.reject(new Error('looked at'))
    const gif = new File(['x'], 'a.gif', { type: 'image/gif' })
    expect(await prepareImage(gif, never)).toMatchObject({ sentence: 'Please upload a PNG, JPG, or WEBP file.' })
  })
})

describe('the current PDF', () => {
  const made = { success: true, pdf_base64: 'JVBERg==', filename: 'CV.pdf', error: null, diagnostics: [] }
  it('is compiled from the text as it stands', async () => {
    const asked: string[] = []
    const answer = await preparePdf('text', async (latex) => (asked.push(latex), made))
    expect(answer).toEqual({ kind: 'ready', attached: { data: 'JVBERg==', name: 'CV.pdf' } })
    expect(asked).toEqual(['text'])
  })
  it.each([
    ['blank LaTeX', ' \n', made, 'No LaTeX content to compile. Please write some LaTeX code first.'],
    ['a failure', 'x', { ...made, success: false, error: 'timeout' }, 'PDF compilation failed: timeout'],
    ['a failure without a word', 'x', { ...made, success: false }, 'PDF compilation failed: Unknown error'],
    ['no file', 'x', { ...made, pdf_base64: null }, 'PDF compilation failed: Unknown error'],
    ['no answer', 'x', null, 'Error compiling LaTeX. Please try again.'],
  ])('is refused for %s', async (_title, latex, answer, sentence) => {
    const ask = () => (answer ? Promise.resolve(answer) : Promise.reject(new Error('down')))
    expect(await preparePdf(latex, ask)).toEqual({ kind: 'refused', sentence })
  })
})
