// What a person types into a description box, as paragraphs and bullets.
import { linesOf } from './escape-tex.ts'

export type DescriptionBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bullets'; readonly items: string[] }

/** A dash needs a space or a letter after it: "-5 %" and "--" are text. */
const marker = /^(?:[•‣◦▪●·∙■□➢➤►]\s*|[-*–—+](?:\s+|$)|[-*](?=\p{L}))/u

/**
 * Lines that start with a mark are bullets. Without any mark, several lines are bullets too and one line is text: that
 * is how people list what they did. `plainLines: 'text'` keeps unmarked lines paragraphs, for prose such as a summary.
 */
export function descriptionBlocks(description: string, plainLines: 'bullets' | 'text' = 'bullets'): DescriptionBlock[] {
  const lines = linesOf(description).filter((line) => line.replace(marker, '') !== '')
  if (plainLines === 'bullets' && lines.length > 1 && !lines.some((line) => marker.test(line)))
    return [{ kind: 'bullets', items: lines }]
  const blocks: DescriptionBlock[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (!marker.test(line)) blocks.push({ kind: 'text', text: line })
    else if (last?.kind === 'bullets') last.items.push(line.replace(marker, ''))
    else blocks.push({ kind: 'bullets', items: [line.replace(marker, '')] })
  }
  return blocks
}
