import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const themes = ['light', 'dark'] as const

/** Every colour pair of the table, as the file writes it. */
const colors = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name ?? '',
    { light: light ?? '', dark: dark ?? '' },
  ]),
)

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['desk', 'sheet', 'inset']
const on = (inks: string[], surfaces: string[]) =>
  inks.flatMap((ink) => surfaces.map((surface) => [ink, surface] as const))

describe('WCAG contrast of the tokens', () => {
  it('reads the table', () => {
    expect(colors.size).toBeGreaterThanOrEqual(15)
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  })

  const text = [
    ...on(['ink', 'ink-soft', 'ink-faint'], grounds),
    ...on(['mark', 'good', 'warn'], ['desk', 'sheet']),
    ...on(['mark', 'ink', 'ink-faint'], ['mark-wash']),
    ...on(['good', 'ink'], ['good-wash']),
    ...on(['warn', 'ink'], ['warn-wash']),
    // What is printed reversed: buttons, toasts, a danger button under the pointer.
    ...on(['desk'], ['ink', 'ink-soft']),
    ...on(['sheet'], ['mark']),
  ]
  describe.each(themes)('%s: text, at least 4.5', (theme) => {
    it.each(text)('%s on %s', (ink, surface) => {
      expect(contrast(colors.get(ink)![theme], colors.get(surface)![theme])).toBeGreaterThanOrEqual(4.5)
    })
  })
  describe.each(themes)('%s: what a control is seen by, at least 3', (theme) => {
    it.each(on(['line', 'pencil', 'mark', 'ink'], grounds))('%s on %s', (line, surface) => {
      expect(contrast(colors.get(line)![theme], colors.get(surface)![theme])).toBeGreaterThanOrEqual(3)
    })
  })
})
