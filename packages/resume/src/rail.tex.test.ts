// The rail of the sidebar theme beside the main column: neither colours the other, on any page.
import { describe, expect, it } from 'vitest'
import { compileToPixels } from './testing/pdf-text.ts'
import type { Pixels } from './testing/pdf-text.ts'

const document = (body: string) =>
  `\\documentclass[theme=sidebar]{resume}\n\\begin{document}\n${body}\n\\end{document}\n`
const long = 'word '.repeat(1500)
const skills = String.raw`\sidesection{Skills}` + '\n' + String.raw`\skills{${'skill, '.repeat(90)}}`

/** Where red text is: in the main column, at the left, or in the rail. */
function redIn({ width, height, at }: Pixels): { main: boolean; rail: boolean } {
  const isRed = (x: number, y: number) => {
    const [red, green, blue] = at(x, y)
    return red > green + 60 && red > blue + 60
  }
  const has = (from: number, to: number) => {
    for (let x = from; x < to; x += 1) for (let y = 0; y < height; y += 1) if (isRed(x, y)) return true
    return false
  }
  const edge = Math.round(width * 0.68)
  return { main: has(0, edge), rail: has(edge, width) }
}

describe('colour in the sidebar theme', () => {
  it('of a paragraph that goes on on the next page stays out of the rail', async () => {
    const pages = await compileToPixels(document(`\\section{A}\n\\textcolor{red}{${long}}\n\n${skills}`))
    expect(pages.length).toBeGreaterThan(1)
    for (const { main, rail } of pages.map(redIn)) expect({ main, rail }).toEqual({ main: true, rail: false })
  })
  it('of the rail stays out of the main column, and goes on in the rail', async () => {
    const rail = String.raw`\sidesection{Skills}` + `\n\\color{red}\n` + String.raw`\skills{${'skill, '.repeat(90)}}`
    const pages = await compileToPixels(document(`${rail}\n\\section{A}\n${long}`))
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.slice(0, 2).map(redIn)).toEqual([
      { main: false, rail: true },
      { main: false, rail: true },
    ])
  })
})
