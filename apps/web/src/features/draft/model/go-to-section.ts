import { anchorOf, type FormSection } from './form-sections.ts'

export const bringIntoView = (element: HTMLElement | null, block: ScrollLogicalPosition): void => {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block })
}

/** Brings a section into view and puts the focus where typing in it begins. */
export function goToSection(section: FormSection): void {
  const element = document.getElementById(anchorOf(section))
  if (!element) return
  const target = element.querySelector<HTMLElement>('input, textarea') ?? element.querySelector<HTMLElement>('button')
  target?.focus({ preventScroll: true })
  bringIntoView(element, 'start')
}

/** Puts the focus into the last field of that name in a section: the one that was just added. */
export function goToField(section: FormSection, field: string): void {
  const fields = document.querySelectorAll<HTMLElement>(`#${anchorOf(section)} [name$="${field}"]`)
  const target = fields[fields.length - 1]
  if (!target) return goToSection(section)
  target.focus({ preventScroll: true })
  bringIntoView(target, 'center')
}

/** Puts the focus into the control of a name, unfolding whatever it is folded away in; null is nowhere to go. */
export function goToControl(name: string | null): void {
  if (name === null) return
  const control = document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  if (!control) return
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  control.focus({ preventScroll: true })
  bringIntoView(control, 'center')
}
