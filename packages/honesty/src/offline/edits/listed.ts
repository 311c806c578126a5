/** "A, B and C". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`

const maxShown = 3
/** "A, B, C and 4 more". */
export const listedSome = (items: readonly string[]): string =>
  listed([...items.slice(0, maxShown), ...(items.length > maxShown ? [`${items.length - maxShown} more`] : [])])
