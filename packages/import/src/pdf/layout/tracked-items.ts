// Text set with space between its letters, which comes as "M I L K Y" in one piece: the spaces are the setting's own,
// since spaces between words come as pieces by themselves.
import type { TextItem } from './pdf-text.ts'

/** Single signs with a space between each two. */
const tracked = /^[\p{L}\d(+](?: \S)+$/u
/** Fewer are initials, or a list of letters: they, figures and signs are joined only in the type of longer words. */
const surelyTracked = 4

export function withoutTracking(items: readonly TextItem[]): readonly TextItem[] {
  const typeOf = ({ font, size }: TextItem) => `${font} ${size.toFixed(1)}`
  const isTracked = ({ text }: TextItem) => tracked.test(text)
  const types = new Set(items.filter(isSurelyTracked).map((item) => typeOf(item)))
  if (types.size === 0) return items
  return items.map((item) =>
    isTracked(item) && types.has(typeOf(item)) ? { ...item, text: item.text.replaceAll(' ', '') } : item,
  )
}

const isSurelyTracked = ({ text }: TextItem) =>
  tracked.test(text) && text.length >= 2 * surelyTracked - 1 && /^[\p{L}\s]+$/u.test(text)
