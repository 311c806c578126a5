import { useCallback, useRef, type RefCallback } from 'react'

export interface FormHandle {
  /** Gives the keyboard to the field of this line, the one with these words if it has several; false if it has none. */
  showLine: (line: number, words: string) => boolean
}

/** The form's handle. The form is loaded when it is first opened: the last line asked for before that is shown then. */
export function useFormHandle(): { ref: RefCallback<FormHandle>; form: FormHandle } {
  const handle = useRef<FormHandle>(null)
  const waiting = useRef<[line: number, words: string]>(null)
  const ref = useCallback((mounted: FormHandle | null) => {
    handle.current = mounted
    if (!mounted || !waiting.current) return
    const [line, words] = waiting.current
    waiting.current = null
    // The fields are there once the form's effects have run.
    setTimeout(() => handle.current?.showLine(line, words))
  }, [])
  const showLine = useCallback((line: number, words: string) => {
    if (handle.current) return handle.current.showLine(line, words)
    waiting.current = [line, words]
    return true
  }, [])
  return { ref, form: { showLine } }
}
