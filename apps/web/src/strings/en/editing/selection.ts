// Asking the assistant about a part of the text, from the LaTeX or from the form.
export const selection = {
  title: 'Ask the assistant about the selection',
  /** `message`: what is sent; null: the person writes it. */
  wishes: {
    shorter: { label: 'Shorter', message: 'Make this shorter.' },
    stronger: { label: 'Stronger', message: 'Make this stronger.' },
    fix: { label: 'Fix', message: 'Fix spelling and grammar.' },
    translate: { label: 'Translate…', message: null },
    own: { label: 'Ask…', message: null },
  },
  translateBegin: 'Translate this into ',
  /** In the menu of a bullet or a paragraph. */
  items: {
    shorter: 'Make it shorter',
    stronger: 'Make it stronger',
    fix: 'Fix spelling and grammar',
    translate: 'Translate it…',
    own: 'Ask the assistant…',
  },
  about: 'About',
  remove: 'Ask about the whole resume instead',
  gone: 'The text that you selected has changed. Please select it again.',
} as const

export const wishes = ['shorter', 'stronger', 'fix', 'translate', 'own'] as const
export type SelectionWish = (typeof wishes)[number]
