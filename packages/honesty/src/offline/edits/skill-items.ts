// The items of a list of skills in LaTeX: cut at commas outside braces, brackets and parentheses.
export interface SkillItem {
  from: number
  to: number
  text: string
}

/** Items of `latex` between two offsets, without the space around them; blank ones are left out. */
export function itemsBetween(latex: string, { from, to }: { from: number; to: number }): SkillItem[] {
  const items: SkillItem[] = []
  let [start, depth] = [from, 0]
  const close = (end: number) => {
    const raw = latex.slice(start, end)
    const lead = raw.length - raw.trimStart().length
    // A full stop ends the list, and belongs to no skill.
    const text = end === to ? raw.trim().replace(/\.$/, '') : raw.trim()
    if (text !== '') items.push({ from: start + lead, to: start + lead + text.length, text })
  }
  for (let at = from; at < to; at += 1) {
    const char = latex[at] ?? ''
    if (char === '\\') at += 1
    else if ('{[('.includes(char)) depth += 1
    else if ('}])'.includes(char)) depth -= 1
    else if (char === ',' && depth <= 0) {
      close(at)
      start = at + 1
    }
  }
  close(to)
  return items
}
