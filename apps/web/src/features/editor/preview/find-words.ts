/**
 * Where words stand in the text below an element, as ranges: whole words, as they are written, also over the bounds of
 * its elements and over the end of a line.
 */
export function findWords(root: Element, words: readonly string[]): Range[] {
  if (words.length === 0) return []
  const { text, nodes } = textBelow(root)
  const ways = words.toSorted((a, b) => b.length - a.length).map(patternOf)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${ways.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const [first, last] = [nodeAt(nodes, index), nodeAt(nodes, index + found.length - 1)]
    if (!first || !last) return []
    const range = document.createRange()
    range.setStart(first.node, index - first.from)
    range.setEnd(last.node, index + found.length - last.from)
    return [range]
  })
}

const patternOf = (word: string): string =>
  word
    .split(/\s+/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
    .join('\\s+')

interface Piece {
  node: Text
  from: number
}

function textBelow(root: Element): { text: string; nodes: Piece[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const nodes: Piece[] = []
  let text = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      nodes.push({ node, from: text.length })
      text += node.data
    } else if (node instanceof HTMLBRElement) text += '\n'
  }
  return { text, nodes }
}

const nodeAt = (nodes: readonly Piece[], offset: number): Piece | undefined =>
  nodes.findLast(({ node, from }) => from <= offset && offset < from + node.length)
