// The form that starts from the user's last resume, until the user starts over or a file is read.
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { toast } from 'sonner'
import { strings } from '../../strings/en.ts'
import { withAccount, type AccountDetails } from './model/account-details.ts'
import type { DraftValues } from './model/draft-form-values.ts'
import { hasStartedOver, rememberStartingOver } from './model/draft-storage.ts'
import {
  isBlank,
  startFrom,
  withoutStart,
  type FindLastResume,
  type FormStart,
  type LastResume,
} from './model/last-resume.ts'
import type { FormValues } from './model/list-items.ts'

interface Parts {
  form: UseFormReturn<DraftValues>
  account: AccountDetails & { id: string }
  /** Fills the form with what is not the user's own yet. */
  fillUnkept: (data: FormValues) => void
  findLast: FindLastResume | undefined
}

export function useLastResume({ form, account, fillUnkept, findLast }: Parts): FormStart {
  const [start, setStart] = useState<{ title: string; data: FormValues } | null>(null)
  const parts = useRef({ form, account, fillUnkept, findLast })

  useEffect(() => {
    const { form, account, fillUnkept, findLast } = parts.current
    const isOpen = () => isBlank(form.getValues(), account)
    if (!findLast || !isOpen() || hasStartedOver(localStorage, account.id)) return
    const left = new AbortController()
    const fill = (last: LastResume | null) => {
      const data = last && startFrom(last, account)
      // The user may have begun meanwhile.
      if (left.signal.aborted || !data || !isOpen()) return
      fillUnkept(data)
      setStart({ title: last.title, data })
    }
    // A form that stays empty needs no excuse.
    findLast(left.signal).then(fill, () => undefined)
    return () => left.abort()
  }, [])

  const startOver = () => {
    const before = structuredClone(form.getValues())
    // What the user typed meanwhile is not the last resume's.
    const { jobDescription, ...data } = before
    const own = start === null ? data : withoutStart(data, start.data)
    form.reset({ ...withAccount(own, account), jobDescription }, { keepDefaultValues: true })
    rememberStartingOver(localStorage, account.id, true)
    setStart(null)
    const undo = () => {
      form.reset(before, { keepDefaultValues: true })
      rememberStartingOver(localStorage, account.id, false)
      setStart(start)
    }
    toast(strings.create.lastResume.emptied, { action: { label: strings.frame.undo, onClick: undo }, duration: 10_000 })
  }
  const takeOut = (data: FormValues) => {
    setStart(null)
    return start === null ? data : withoutStart(data, start.data)
  }
  return { title: start?.title ?? null, startOver, takeOut }
}
