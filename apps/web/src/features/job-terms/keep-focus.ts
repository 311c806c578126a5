/**
 * Before a row goes with the button that has the keyboard: the same button of the row after it, or before it, takes it;
 * or the panel.
 */
export function keepFocus(button: HTMLElement): void {
  const row = button.closest('li')
  const other = row?.nextElementSibling ?? row?.previousElementSibling
  const next = other?.querySelector<HTMLElement>('[data-leaves]') ?? button.closest<HTMLElement>('[role="group"]')
  next?.focus({ preventScroll: true })
}
