/** From where to where a dragged entry goes; null when it was dropped on itself, beside the list, or is gone. */
export function placesOfDrop(
  order: readonly (string | number)[],
  dragged: string | number,
  over: string | number | undefined,
): { from: number; to: number } | null {
  const from = order.indexOf(dragged)
  const to = over === undefined ? -1 : order.indexOf(over)
  return from < 0 || to < 0 || from === to ? null : { from, to }
}
