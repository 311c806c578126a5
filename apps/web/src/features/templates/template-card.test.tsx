// @vitest-environment jsdom
import { emptyResumeData } from '@galley/contract/resume-data'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TemplatePicker } from './template-picker.tsx'

const template = (has_preview: boolean) => ({
  id: 'classic',
  name: 'Classic',
  description: 'One column.',
  columns: 1 as const,
  parser_safe: true,
  suits: 'one_page' as const,
  shows_photo: false,
  has_preview,
  preview_url: has_preview ? '/api/templates/classic/preview.png' : null,
})
const show = (has_preview: boolean) =>
  render(
    <TemplatePicker
      templates={[template(has_preview)]}
      chosen={undefined}
      onChoose={() => undefined}
      data={emptyResumeData()}
    />,
  )

afterEach(cleanup)

it('shows the preview there is', () => {
  show(true)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/api/templates/classic/preview.png')
})

it('says so when there is none', () => {
  show(false)
  expect(screen.getByText('Preview not available')).toBeTruthy()
})

it('says so when the image does not load', () => {
  show(true)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('Preview not available')).toBeTruthy()
})
