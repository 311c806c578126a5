// Which colours a reader's eye can distinguish.

/** Red, green, blue: 0 to 255. */
export type Rgb = readonly [number, number, number]

export const white: Rgb = [255, 255, 255]
export const black: Rgb = [0, 0, 0]

/** Of `#rrggbb`; null for anything else: a pattern, a shading. */
export function rgbOf(value: unknown): Rgb | null {
  if (typeof value !== 'string' || !/^#[\da-f]{6}$/i.test(value)) return null
  const number = Number.parseInt(value.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

export const blended = (over: Rgb, under: Rgb, alpha: number): Rgb => [
  over[0] * alpha + under[0] * (1 - alpha),
  over[1] * alpha + under[1] * (1 - alpha),
  over[2] * alpha + under[2] * (1 - alpha),
]

/** No reader can distinguish #e8e8e8 from white; the palest grey in which designers print (#ddd) has 1.36. */
const minContrast = 1.25
/** Colours of one brightness differ by their hue: yellow on white, red on green. */
const maxApart = 64

export function isAlike(one: Rgb, other: Rgb): boolean {
  const apart = Math.max(...one.map((value, index) => Math.abs(value - other[index]!)))
  if (apart > maxApart) return false
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05) < minContrast
}

/** Relative, as WCAG has it. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
