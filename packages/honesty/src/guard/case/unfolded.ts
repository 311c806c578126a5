// An entry whose command holds its own lines (moderncv's last argument) as an entry and lines, so that the lines are
// judged as lines.
import type { Block, Section } from '@galley/resume/outline/outline'
import { dateFact } from './entry-facts.ts'

/** More words than these are no title, employer or place. */
const maxFactWords = 9

/**
 * The blocks of a section; lines that stand in an entry keep its offsets, by which its place among the blocks is known.
 */
export function unfolded({ blocks, kind }: Section): Block[] {
  if (kind === 'publications') return [...blocks]
  // Places change, so the entry that a block belongs to is counted anew.
  const places = new Map<number, number>()
  const all: Block[] = []
  blocks.forEach((block, index) => {
    places.set(index, all.length)
    const entry = block.entry === null ? null : (places.get(block.entry) ?? null)
    if (block.kind !== 'entry') all.push({ ...block, entry })
    else {
      const { head, lines } = partsOf(block)
      const at = all.length
      all.push(head, ...lines.map((text) => lineOf(head, text, at)))
    }
  })
  return all
}

const lineOf = ({ from, to }: Block, text: string, entry: number): Block => ({ kind: 'bullet', from, to, text, entry })

function partsOf(block: Block): { head: Block; lines: string[] } {
  const args = block.args ?? []
  // What stands first is the entry's name, however long.
  const isFact = (arg: string, index: number) =>
    index === 0 || dateFact(arg) !== null || arg.split(/\s+/).length <= maxFactWords
  const facts = args.filter(isFact)
  let end = 0
  for (const fact of facts) {
    const at = block.text.indexOf(fact, end)
    if (at === -1) return { head: block, lines: [] }
    if (fact !== '') end = at + fact.length
  }
  const lines = block.text
    .slice(end)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\d]/u.test(line))
  if (args.length === 0 || lines.length === 0) return { head: block, lines: [] }
  return { head: { ...block, text: block.text.slice(0, end), args: facts }, lines }
}
