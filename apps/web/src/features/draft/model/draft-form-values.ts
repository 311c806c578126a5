import { useFormContext } from 'react-hook-form'
import type { FormValues } from './list-items.ts'

/** What the form holds: the resume's data as it will be sent, and the job description beside it. */
export type DraftValues = FormValues & { jobDescription: string }

export const useDraftFormContext = () => useFormContext<DraftValues>()
