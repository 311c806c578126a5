// Why a model changed each line, where its reply says so: a fenced block of "first words => reason".
import type { ChangeReason } from '@galley/contract/assistant'
import { limits } from '@galley/contract/limits'
import { withoutInvisible } from '@galley/resume/posting/read-posting'
import { withoutLinks } from './without-links.ts'

const maxReasons = 60
const block = /```why[ \t]*\n([\s\S]*?)(?:\n?```|$)/gi

export const withoutReasons = (text: string): string => text.replaceAll(block, '\n')

/** A longer reason is cut at a word. Lines of another shape are dropped. */
export function readReasons(text: string): ChangeReason[] {
  const lines = [...text.matchAll(block)].flatMap(([, inner = '']) => inner.split('\n'))
  return lines.slice(0, maxReasons).flatMap((given) => {
    const at = given.indexOf('=>')
    if (at < 0) return []
    const line = given
      .slice(0, at)
      .replace(/^\s*[-*•]\s+/, '')
      .trim()
      .slice(0, limits.changeLineChars)
    const reason = shortened(readable(given.slice(at + 2)))
    return line === '' || reason === '' ? [] : [{ line, reason }]
  })
}

const readable = (reason: string) => withoutLinks(withoutInvisible(reason), '').replaceAll(/\s+/g, ' ').trim()

function shortened(reason: string): string {
  if (reason.length <= limits.changeReasonChars) return reason
  const cut = reason.slice(0, limits.changeReasonChars)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : limits.changeReasonChars - 1)}…`.slice(0, limits.changeReasonChars)
}
