// @vitest-environment jsdom
// What is attached to a message, and whether the assistant in use can see it.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AttachedFiles } from './attached-files.tsx'

afterEach(cleanup)

const image = { data: 'aGVsbG8=', type: 'image/jpeg' as const, name: 'x.jpg' }
const pdf = { data: 'JVBERg==', name: 'resume.pdf' }
const show = (attachments: Parameters<typeof AttachedFiles>[0]['attachments'], seesFiles: boolean) => {
  const control = {
    attachments,
    isPreparing: false,
    remove: vi.fn(),
    clear: vi.fn(),
    addImage: vi.fn(),
    addPdf: vi.fn(),
  }
  render(<AttachedFiles {...control} seesFiles={seesFiles} />)
}
const note = () => screen.queryByText(/can’t see images or PDFs/)

it.each([
  ['an image', { image, pdf: null }],
  ['a PDF', { image: null, pdf }],
])('says before it is sent that the built-in assistant can’t see %s', (_what, attachments) => {
  show(attachments, false)
  expect(note()).not.toBeNull()
})
it('says nothing where a model sees it, or where nothing is attached', () => {
  show({ image, pdf }, true)
  show({ image: null, pdf: null }, false)
  expect(note()).toBeNull()
})
