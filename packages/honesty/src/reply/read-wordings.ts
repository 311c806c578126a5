// Other wordings of the lines that a model changed, where its reply has some: a fenced block of "first words => line".
import { limits } from '@galley/contract/limits'

export interface QuotedWording {
  /** The first words of the changed line, as the model quotes them. */
  quoted: string
  latex: string
}

const maxWordings = 60
const block = /```other[ \t]*\n([\s\S]*?)(?:\n?```|$)/gi

export const withoutWordings = (text: string): string => text.replaceAll(block, '\n')

/** Lines of another shape, and those too long, are dropped. Never throws. */
export function readWordings(text: string): QuotedWording[] {
  const lines = [...text.matchAll(block)].flatMap(([, inner = '']) => inner.split('\n'))
  return lines.slice(0, maxWordings).flatMap((given) => {
    const at = given.indexOf('=>')
    const quoted = given
      .slice(0, Math.max(0, at))
      .replace(/^\s*[-*•]\s+/, '')
      .trim()
    const latex = given.slice(at + 2).trim()
    return quoted === '' || latex === '' || latex.length > limits.changeWordingChars ? [] : [{ quoted, latex }]
  })
}
