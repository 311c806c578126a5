// Medians and percentiles of measured times, and how they are printed.

export interface Times {
  p50: number
  p95: number
  count: number
}

/** The value that a share of all values do not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const timesOf = (values: number[]): Times => ({
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  count: values.length,
})

export const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1))
export const ratio = (one: number, other: number): string => `${(one / other).toFixed(1)}×`

/** A table in Markdown, as docs/benchmarks.md shows it. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
