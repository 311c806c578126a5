// The form is filled while the user may be typing in it: what they type goes on where it was.
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import type { DraftValues } from '../model/draft-form-values.ts'
import { keyOfName, nameOfKey } from './evidence.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** The control of the form that is being typed in. */
export function busyControl(): TextControl | null {
  const control = document.activeElement
  const isText =
    control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type !== 'radio')
  return isText && control.name !== '' && control.type !== 'checkbox' && control.type !== 'file' ? control : null
}

/** The entry that is being typed in. */
export function busyEntry(form: UseFormReturn<DraftValues>): string | undefined {
  const control = busyControl()
  return control ? keyOfName(control.name, form.getValues())?.split('/')[1] : undefined
}

export function keepingPlace(form: UseFormReturn<DraftValues>, change: () => void): void {
  const control = busyControl()
  if (!control) return change()
  const key = keyOfName(control.name, form.getValues())
  const { selectionStart, selectionEnd } = control
  flushSync(change)
  const name = key === null ? null : nameOfKey(key, form.getValues())
  const again = name === null ? null : document.querySelector<TextControl>(`[name="${CSS.escape(name)}"]`)
  if (!again || again === document.activeElement) return
  again.focus({ preventScroll: true })
  // A field for addresses of mail has no selection.
  if (selectionStart !== null) again.setSelectionRange(selectionStart, selectionEnd)
}
