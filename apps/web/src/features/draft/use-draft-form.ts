import { emptyResumeData } from '@galley/contract/resume-data'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { withAccount, type AccountDetails } from './model/account-details.ts'
import { loadDraft, saveDraft, type FormDraft, type FormUnreadLine } from './model/draft-storage.ts'
import type { DraftValues } from './model/draft-form-values.ts'
import type { FormValues } from './model/list-items.ts'
import { sectionsInData, type OptionalSection } from './model/optional-sections.ts'
import { keepingPlace } from './review/keeping-place.ts'

/** A pause in typing, after which the draft is written. */
const pauseMs = 250

const emptyDraft = (): FormDraft => ({ data: emptyResumeData(), jobDescription: '', sections: [], unread: [] })

/** The form, filled with what this browser keeps for the user, and kept there from then on. */
export function useDraftForm({ id: userId, ...account }: AccountDetails & { id: string }) {
  const [draft] = useState(() => {
    const kept = loadDraft(localStorage, userId) ?? emptyDraft()
    return { ...kept, data: withAccount(kept.data, account) }
  })
  const form = useForm<DraftValues>({ defaultValues: { ...draft.data, jobDescription: draft.jobDescription } })
  const [sections, setSections] = useState<OptionalSection[]>(() => [
    ...new Set([...draft.sections, ...sectionsInData(draft.data)]),
  ])
  const [unread, setUnreadLines] = useState<readonly FormUnreadLine[]>(draft.unread)
  const [kept, setKept] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestSections = useRef(sections)
  const latestUnread = useRef(unread)
  const isImported = useRef(draft.isImported ?? false)
  const isUnkept = useRef(false)

  const saveNow = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { jobDescription, ...data } = form.getValues()
    saveDraft(localStorage, userId, {
      data,
      jobDescription,
      sections: latestSections.current,
      unread: [...latestUnread.current],
      isImported: isImported.current,
    })
    setKept(true)
  }, [form, userId])

  const saveSoon = useCallback(() => {
    if (isUnkept.current) return
    setKept(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(saveNow, pauseMs)
  }, [saveNow])

  const saveIfWaiting = useCallback(() => {
    if (timer.current !== undefined) saveNow()
  }, [saveNow])

  useEffect(() => form.subscribe({ formState: { values: true }, callback: saveSoon }), [form, saveSoon])
  useEffect(() => {
    window.addEventListener('pagehide', saveIfWaiting)
    return () => {
      window.removeEventListener('pagehide', saveIfWaiting)
      saveIfWaiting()
    }
  }, [saveIfWaiting])

  const setSection = useCallback(
    (section: OptionalSection, shown: boolean) => {
      const others = latestSections.current.filter((name) => name !== section)
      latestSections.current = shown ? [...others, section] : others
      setSections(latestSections.current)
      saveSoon()
    },
    [saveSoon],
  )

  const setUnread = useCallback(
    (lines: readonly FormUnreadLine[]) => {
      latestUnread.current = lines
      setUnreadLines(lines)
      saveSoon()
    },
    [saveSoon],
  )

  const setImported = (is: boolean) => {
    isImported.current = is
    saveSoon()
  }

  const isFromFile = useCallback(() => isImported.current, [])

  /** Fills the form, and stores nothing before something else changes it. */
  const fillUnkept = useCallback(
    (data: FormValues) => {
      isUnkept.current = true
      const values = { ...data, jobDescription: form.getValues('jobDescription') }
      keepingPlace(form, () => form.reset(values, { keepDefaultValues: true }))
      for (const section of sectionsInData(data)) setSection(section, true)
      isUnkept.current = false
    },
    [form, setSection],
  )

  return { form, sections, setSection, unread, setUnread, setImported, isFromFile, kept, saveNow, fillUnkept }
}
