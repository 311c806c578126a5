import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxOf, cropAspect, fitted, maxZoom, middleOf } from './crop.ts'

describe('the part of a picture that is shown', () => {
  it.each([
    ['of a wide picture: its height', { width: 1000, height: 500 }, { left: 300, top: 0, width: 400, height: 500 }],
    ['of a high one: its width', { width: 400, height: 1000 }, { left: 0, top: 250, width: 400, height: 500 }],
    ['of one of that shape: all of it', { width: 800, height: 1000 }, { left: 0, top: 0, width: 800, height: 1000 }],
  ])('%s', (_what, picture, box) => expect(boxOf(picture, middleOf(picture))).toEqual(box))

  it('is smaller with more zoom, around its middle', () =>
    expect(boxOf({ width: 800, height: 1000 }, { x: 400, y: 300, zoom: 2 })).toEqual({
      left: 200,
      top: 50,
      width: 400,
      height: 500,
    }))

  it('stays within the picture and keeps its shape, wherever it is moved', () => {
    const size = fc.integer({ min: 1, max: 20_000 })
    const place = fc.double({ min: -1e6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(
        size,
        size,
        place,
        place,
        fc.double({ min: 0, max: 50, noNaN: true }),
        (width, height, x, y, zoom) => {
          const picture = { width, height }
          const box = boxOf(picture, { x, y, zoom })
          expect(box.left).toBeGreaterThanOrEqual(-1e-6)
          expect(box.top).toBeGreaterThanOrEqual(-1e-6)
          expect(box.left + box.width).toBeLessThanOrEqual(width + 1e-6)
          expect(box.top + box.height).toBeLessThanOrEqual(height + 1e-6)
          expect(box.width / box.height).toBeCloseTo(cropAspect, 6)
          expect(fitted(picture, { x, y, zoom }).zoom).toBeLessThanOrEqual(maxZoom)
        },
      ),
    )
  })
})
