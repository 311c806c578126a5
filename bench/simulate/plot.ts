// The plot of docs/scaling.md: text and lines that are legible on light and on dark paper.

export interface Series {
  name: string
  colour: string
  values: readonly number[]
}

export interface Panel {
  title: string
  /** Powers of ten. */
  people: readonly number[]
  series: readonly Series[]
  isLogarithmic: boolean
}

const width = 720
const panel = { height: 220, left: 60, right: 150, top: 34, bottom: 30 }

/** Mid-tones have contrast with both; the panels stand one below the other. */
export function drawPlot(panels: readonly Panel[], about: string): string {
  const height = panels.length * panel.height
  const drawn = panels.map((one, n) => `<g transform="translate(0 ${n * panel.height})">\n${drawPanel(one)}\n</g>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="12">
<title>${about}</title>
<style>text{fill:#57606a}.axis{stroke:#8c959f;stroke-width:1;fill:none}.grid{stroke:#8c959f;stroke-width:.5;stroke-dasharray:2 4}@media (prefers-color-scheme:dark){text{fill:#b6bec8}}</style>
${drawn.join('\n')}
</svg>
`
}

function drawPanel({ title, people, series, isLogarithmic }: Panel): string {
  const scale = isLogarithmic ? Math.log10 : (value: number) => value
  const all = series.flatMap(({ values }) => values)
  const low = isLogarithmic ? Math.floor(Math.log10(Math.min(...all))) : 0
  const step = isLogarithmic ? 1 : niceStep(Math.max(...all) / 4)
  const high = Math.max(low + step, Math.ceil(scale(Math.max(...all)) / step) * step)
  const right = width - panel.right
  const bottom = panel.height - panel.bottom
  const x = (n: number) => panel.left + (n / Math.max(1, people.length - 1)) * (right - panel.left)
  const y = (at: number) => bottom - ((at - low) / (high - low)) * (bottom - panel.top)
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => low + n * step)
  const grid = ticks.flatMap((tick) => [
    `<line class="grid" x1="${panel.left}" x2="${right}" y1="${fixed(y(tick))}" y2="${fixed(y(tick))}"/>`,
    `<text x="${panel.left - 6}" y="${fixed(y(tick) + 4)}" text-anchor="end">${label(isLogarithmic ? 10 ** tick : tick)}</text>`,
  ])
  const names = people.map(
    (count, n) =>
      `<text x="${fixed(x(n))}" y="${bottom + 18}" text-anchor="middle">${count.toLocaleString('en')}</text>`,
  )
  const labelled = spread(series.map(({ values }) => y(scale(values.at(-1) ?? 1))))
  const lines = series.flatMap(({ name, colour, values }, n) => [
    `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${values.map((value, at) => `${fixed(x(at))},${fixed(y(scale(value)))}`).join(' ')}"/>`,
    `<text x="${right + 8}" y="${fixed(labelled[n]! + 4)}" style="fill:${colour}">${name}</text>`,
  ])
  const axes = `<path class="axis" d="M${panel.left} ${panel.top}V${bottom}H${right}"/>`
  return [`<text x="${panel.left}" y="18" font-weight="bold">${title}</text>`, ...grid, axes, ...names, ...lines].join(
    '\n',
  )
}

const minApart = 15

/** Labels that would lie on each other are moved apart, in their order. */
export function spread(places: readonly number[]): number[] {
  const moved = [...places]
  let last = -Infinity
  for (const n of places.map((_, index) => index).toSorted((a, b) => places[a]! - places[b]!)) {
    moved[n] = Math.max(places[n]!, last + minApart)
    last = moved[n]
  }
  return moved
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough
}

const fixed = (value: number) => String(Math.round(value * 10) / 10)
const label = (value: number) => (value >= 1 ? value.toLocaleString('en') : String(Number(value.toPrecision(2))))
