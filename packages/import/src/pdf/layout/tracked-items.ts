// Text set with space between its letters, which comes as "M I L K Y" in one piece: the spaces are the setting's own,
// since spaces between words come as pieces by themselves.
import type { TextItem } from './pdf-text.ts'

/** Single signs with a space between each two. */
const tracked = /^\S(?: \S)+$/u
/** Fewer are initials, or a list of single letters: they are joined only beside longer ones. */
const surelyTracked = 4

export function withoutTracking(items: readonly TextItem[]): readonly TextItem[] {
  const rowOf = ({ page, baseline, font }: TextItem) => `${page} ${baseline.toFixed(1)} ${font}`
  const isTracked = ({ text }: TextItem) => tracked.test(text)
  const rows = new Set(
    items.filter((item) => isTracked(item) && signs(item) >= surelyTracked).map((item) => rowOf(item)),
  )
  if (rows.size === 0) return items
  return items.map((item) =>
    isTracked(item) && rows.has(rowOf(item)) ? { ...item, text: item.text.replaceAll(' ', '') } : item,
  )
}

const signs = ({ text }: TextItem) => (text.length + 1) / 2
