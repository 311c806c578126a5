import { anchorOf, type FormSection } from './form-sections.ts'

/** Brings a section into view and puts the focus where typing in it begins. */
export function goToSection(section: FormSection, focusOn: 'first' | 'last' = 'first'): void {
  const element = document.getElementById(anchorOf(section))
  if (!element) return
  const controls = element.querySelectorAll<HTMLElement>('input, textarea, button')
  const target = focusOn === 'first' ? controls[0] : controls[controls.length - 1]
  target?.focus({ preventScroll: true })
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: focusOn === 'first' ? 'start' : 'end' })
}
