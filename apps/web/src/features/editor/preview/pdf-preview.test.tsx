// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PdfPreview } from './pdf-preview.tsx'

afterEach(cleanup)

const shown = {
  pdf: null,
  latex: '',
  isStale: false,
  isLastGood: false,
  isProposed: false,
  words: [],
  boxes: null,
  live: { isOn: true, turn: vi.fn() },
  fit: null,
  mending: null,
  onCompile: vi.fn(),
  onGoToLine: vi.fn(),
  onPoint: null,
}

it('says in the place of the page that the server could not be reached', () => {
  render(<PdfPreview {...shown} isCompiling={false} trouble="The server could not be reached." />)
  screen.getByText('The server could not be reached.')
})

it('says in the place of the page that it is being set', () => {
  render(<PdfPreview {...shown} isCompiling trouble={null} />)
  screen.getByText('Typesetting your page…')
  expect(screen.queryByText('No PDF Generated')).toBeNull()
})
