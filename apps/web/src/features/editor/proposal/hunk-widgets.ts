// What stands between the lines of a proposal: the old words of a change, the two answers to it, and lines left out.
import { type EditorView, WidgetType } from '@codemirror/view'
import { editor } from '../../../strings/en/editor.ts'
import { buttonClass } from '../../../ui/button-class.ts'

const words = editor.proposal

export interface Marked {
  from: number
  to: number
}

/** The old lines, struck out where they differ. */
export class OldLines extends WidgetType {
  private readonly text: string
  private readonly gone: readonly Marked[]
  private readonly isCurrent: boolean

  constructor(text: string, gone: readonly Marked[], isCurrent: boolean) {
    super()
    this.text = text
    this.gone = gone
    this.isCurrent = isCurrent
  }
  override eq(other: OldLines): boolean {
    return other.text === this.text && other.isCurrent === this.isCurrent
  }
  toDOM(): HTMLElement {
    const block = document.createElement('del')
    block.className = `hunk-old${this.isCurrent ? ' hunk-current' : ''}`
    let at = 0
    for (const { from, to } of this.gone) {
      block.append(this.text.slice(at, from))
      const mark = document.createElement('span')
      mark.className = 'hunk-gone'
      mark.textContent = this.text.slice(from, to)
      block.append(mark)
      at = to
    }
    block.append(this.text.slice(at))
    return block
  }
  override ignoreEvent(): boolean {
    return false
  }
}

export interface Answering {
  /** From 0, of all changes of the proposal. */
  hunk: number
  total: number
  reason: string | null
  /** Which of how many wordings is shown, from 0; no more than one: there is no choice. */
  wording: number
  wordings: number
  isCurrent: boolean
  isAcceptable: boolean
}

export type OnAnswer = (hunk: number, choice: 'taken' | 'rejected') => void

interface AnswerCalls {
  onAnswer: OnAnswer
  onNextWording: (hunk: number) => void
}

/** Accept, reject and reword, of one change. */
export class Answers extends WidgetType {
  private readonly change: Answering
  private readonly calls: AnswerCalls

  constructor(change: Answering, calls: AnswerCalls) {
    super()
    this.change = change
    this.calls = calls
  }
  override eq({ change }: Answers): boolean {
    return (Object.keys(change) as (keyof Answering)[]).every((key) => change[key] === this.change[key])
  }
  toDOM(): HTMLElement {
    const { hunk, total, reason, isCurrent, isAcceptable } = this.change
    const bar = document.createElement('div')
    bar.className = `hunk-answers${isCurrent ? ' hunk-current' : ''}`
    bar.setAttribute('role', 'group')
    bar.setAttribute('aria-label', words.place(hunk + 1, total))
    const place = document.createElement('span')
    place.className = 'hunk-place'
    place.textContent = words.place(hunk + 1, total)
    bar.append(place)
    if (reason !== null) {
      const why = document.createElement('span')
      why.className = 'hunk-reason'
      why.textContent = reason
      bar.append(why)
    }
    if (this.change.wordings > 1) bar.append(this.wordingButton())
    const both = document.createElement('span')
    both.className = 'hunk-buttons'
    both.append(
      this.button({ label: words.rejectNamed(hunk + 1, total), text: words.rejectOne, choice: 'rejected' }, true),
      this.button({ label: words.acceptNamed(hunk + 1, total), text: words.acceptOne, choice: 'taken' }, isAcceptable),
    )
    bar.append(both)
    return bar
  }
  private wordingButton(): HTMLElement {
    const { hunk, total, wording, wordings, isAcceptable } = this.change
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = words.wording(wording + 1, wordings)
    button.setAttribute('aria-label', `${words.nextWording(hunk + 1, total)}, ${words.wording(wording + 1, wordings)}`)
    button.disabled = !isAcceptable
    button.className = buttonClass({
      size: 'sm',
      variant: 'secondary',
      className: 'max-sm:min-h-11 pointer-coarse:min-h-11',
    })
    button.addEventListener('click', () => this.calls.onNextWording(hunk))
    return button
  }
  private button(
    { label, text, choice }: { label: string; text: string; choice: 'taken' | 'rejected' },
    isEnabled: boolean,
  ): HTMLElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = text
    button.setAttribute('aria-label', label)
    button.disabled = !isEnabled || !this.change.isAcceptable
    button.className = buttonClass({
      size: 'sm',
      variant: choice === 'taken' ? 'primary' : 'secondary',
      className: 'max-sm:min-h-11 max-sm:min-w-20 pointer-coarse:min-h-11',
    })
    button.addEventListener('click', () => this.calls.onAnswer(this.change.hunk, choice))
    return button
  }
  override ignoreEvent(): boolean {
    return true
  }
}

/** At the other places of a change that is answered at its first one. */
export class PartOf extends WidgetType {
  private readonly hunk: number

  constructor(hunk: number) {
    super()
    this.hunk = hunk
  }
  override eq({ hunk }: PartOf): boolean {
    return hunk === this.hunk
  }
  toDOM(): HTMLElement {
    const note = document.createElement('div')
    note.className = 'hunk-answers hunk-place'
    note.textContent = words.partOf(this.hunk + 1)
    return note
  }
}

/** Unchanged lines that are not shown until they are asked for. */
export class LinesLeftOut extends WidgetType {
  private readonly lines: number
  private readonly first: number
  private readonly onShow: (view: EditorView, first: number) => void

  /** `first`: number of the first piece that they belong to. */
  constructor(lines: number, first: number, onShow: (view: EditorView, first: number) => void) {
    super()
    this.lines = lines
    this.first = first
    this.onShow = onShow
  }
  override eq({ lines, first }: LinesLeftOut): boolean {
    return lines === this.lines && first === this.first
  }
  toDOM(view: EditorView): HTMLElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'hunk-left-out'
    button.textContent = `⋯ ${words.unchanged(this.lines)} ⋯`
    button.addEventListener('click', () => this.onShow(view, this.first))
    return button
  }
  override ignoreEvent(): boolean {
    return true
  }
}
