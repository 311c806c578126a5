// Some PDFs name no letters for a ligature: inside a word stands a zero ("Pro\0les"). Which one it is follows from the
// letters around it, as languages with Latin letters use them.

const before = /^(?:[a-z]*[^a-z])?(?:o|e|su|di|a|tra|coe|gra|ine|insu)$/i
const doubled = /(?:^|[^a-z])(?:e|o|di|su|a|bu|sta|sti|cli|tari|ine|indi|trade-o|lay-o)$/i

/** What decides stands near: hostile words are longer. */
const near = 16

export function withLigatures(text: string): string {
  if (!text.includes('\0')) return text
  return text.replaceAll('\0', (_, at: number) => {
    const left = /\p{L}*$/u.exec(text.slice(Math.max(0, at - near), at))?.[0] ?? ''
    const right = /^\p{L}*/u.exec(text.slice(at + 1, at + near))?.[0] ?? ''
    return left + right === '' ? '' : ligatureIn(left, right)
  })
}

function ligatureIn(left: string, right: string): string {
  if (right === '') return 'ff'
  if (before.test(left) && /^[cldnt]/.test(right)) return 'ffi'
  if (doubled.test(left) && /^(?:e|o|a|s|i)/.test(right)) return 'ff'
  if (/^[aouiy]/.test(right)) return 'fl'
  return /^e(?!ld|r|s|d|nd)/.test(right) ? 'fl' : 'fi'
}
