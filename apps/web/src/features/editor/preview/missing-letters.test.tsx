// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MissingLetters } from './missing-letters.tsx'

afterEach(cleanup)

it('says which letters are missing on the page, until they are not', () => {
  const { rerender } = render(<MissingLetters lacks="The font has no character “김” (U+AE40)" />)
  expect(screen.getByRole('status').textContent).toMatch(/^Letters are missing on this page\..*“김”/)
  rerender(<MissingLetters lacks={null} />)
  expect(screen.queryByRole('status')).toBeNull()
})
