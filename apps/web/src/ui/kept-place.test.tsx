// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { useCallback, useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Kept, KeptSlot, useKeptPlace } from './kept-place.tsx'

afterEach(cleanup)

function Layouts({ isWide }: { isWide: boolean }) {
  const place = useKeptPlace()
  const lobby = useRef<HTMLDivElement>(null)
  const slot = <KeptSlot place={place} lobby={useCallback(() => lobby.current, [])} />
  return (
    <>
      <div ref={lobby} />
      {isWide ? <main>{slot}</main> : <section>{slot}</section>}
      <Kept place={place}>
        <input aria-label="Title" />
      </Kept>
    </>
  )
}

it('moves the same element into another layout', () => {
  const { rerender } = render(<Layouts isWide />)
  const input = screen.getByLabelText<HTMLInputElement>('Title')
  input.value = 'typed'
  expect(input.closest('main')).not.toBeNull()
  rerender(<Layouts isWide={false} />)
  expect(screen.getByLabelText('Title')).toBe(input)
  expect(input.closest('section')).not.toBeNull()
  expect(input.value).toBe('typed')
  rerender(<Layouts isWide />)
  expect(input.closest('main')).not.toBeNull()
})

it('goes with the page', () => {
  const { unmount } = render(<Layouts isWide />)
  unmount()
  expect(screen.queryByLabelText('Title')).toBeNull()
})
