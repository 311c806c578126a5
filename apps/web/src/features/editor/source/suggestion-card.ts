// What is said of underlined words, above them: the explanation and what can be done.
import type { SourceChange } from '@galley/resume/lens/lens-types'
import type { ProseFinding } from '@galley/resume/proof/finding'
import { proofreading as words } from '../../../strings/en/editing/proofreading.ts'
import { buttonClass } from '../../../ui/button-class.ts'

interface CardActions {
  isLocked: boolean
  onFix: (change: SourceChange) => void
  onMute: () => void
  /** Null where the words are in the dictionary. */
  onAddWord: (() => void) | null
  onClose: () => void
}

let cards = 0

export function suggestionCard({ message, fixes, words: found }: ProseFinding, on: CardActions): HTMLElement {
  const card = document.createElement('div')
  card.setAttribute('role', 'group')
  card.setAttribute('aria-label', words.title)
  card.className = 'max-w-80 p-2.5 text-sm'
  const text = document.createElement('p')
  text.textContent = message
  cards += 1
  text.id = `suggestion-${cards}`
  const row = document.createElement('div')
  row.className = 'mt-2 flex flex-wrap gap-1.5'
  if (!on.isLocked)
    fixes.forEach(({ words: other, change }, index) => {
      const label = other === '' ? words.leaveOut : words.change(other)
      const fix = button(index === 0 ? label : words.orChange(other), 'secondary', () => on.onFix(change))
      fix.setAttribute('aria-label', words.fixOf(label, found))
      row.append(fix)
    })
  const named = (label: string, onPress: () => void) => {
    const element = button(label, 'quiet', onPress)
    element.setAttribute('aria-label', words.fixOf(label, found))
    return element
  }
  if (on.onAddWord) row.append(named(words.addWord, on.onAddWord))
  row.append(named(words.ignore, on.onMute))
  // The first gets the focus: the reason is read with it.
  row.firstElementChild?.setAttribute('aria-describedby', text.id)
  card.append(text, row)
  card.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    on.onClose()
  })
  return card
}

function button(label: string, variant: 'secondary' | 'quiet', onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.className = buttonClass({
    variant,
    size: 'sm',
    className: 'min-h-7 px-2 text-xs whitespace-normal text-left',
  })
  element.addEventListener('click', onPress)
  return element
}
