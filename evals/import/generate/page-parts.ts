// A page as HTML, and beside it each of its texts in the same order with what it is: the label that a reader should
// find.
export type TextRole =
  | 'name'
  | 'headline'
  | 'contact'
  | 'heading'
  | 'title'
  | 'organisation'
  | 'place'
  | 'date'
  | 'degree'
  | 'subject'
  | 'school'
  | 'project'
  | 'tech'
  | 'bullet'
  | 'prose'
  | 'detail'
  | 'group'
  | 'skill'
  | 'item'
  | 'issuer'
  | 'mark'

export interface Segment {
  readonly role: TextRole
  /** Texts of one entry, bullet or paragraph have one number. */
  readonly unit: number
  readonly text: string
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
export const escaped = (text: string): string => text.replace(/[&<>]/g, (char) => entities[char] ?? char)

export class PageText {
  readonly segments: Segment[] = []
  #unit = 0

  /** What follows belongs to another entry, bullet or paragraph. */
  begin(): void {
    this.#unit += 1
  }

  say(role: TextRole, text: string, style = ''): string {
    if (text === '') return ''
    this.segments.push({ role, unit: this.#unit, text })
    return style.startsWith('<')
      ? `${style}${escaped(text)}</${/^<(\w+)/.exec(style)![1]}>`
      : `<span${style === '' ? '' : ` style="${style}"`}>${escaped(text)}</span>`
  }
}
