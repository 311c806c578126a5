// What a form that holds nothing yet takes over from the user's last resume: contact and education, which differ
// least from one resume to the next.
import { emptyResumeData } from '@galley/contract/resume-data'
import { withAccount, withoutAccount, type AccountDetails } from './account-details.ts'
import type { DraftValues } from './draft-form-values.ts'
import { hasContent, listNames, newItemId, type FormValues } from './list-items.ts'

export interface LastResume {
  title: string
  resume_data: FormValues
}

export type FindLastResume = (signal: AbortSignal) => Promise<LastResume | null>

export interface FormStart {
  /** Of the resume that contact and education are from; null where they are the user's own. */
  title: string | null
  startOver: () => void
  /** The form's data without what is the last resume's. From then on the form is the user's own. */
  takeOut: (data: FormValues) => FormValues
}

/** Whether nothing stands in the form but what the account says. An entry without a word is a start, too. */
export function isBlank({ jobDescription, ...data }: DraftValues, account: AccountDetails): boolean {
  const isListed = listNames.some((list) => data[list].length > 0)
  return !isListed && jobDescription.trim() === '' && !hasContent(withoutAccount(data, account))
}

/** The form as it starts from a resume; null where the resume has nothing to take over. */
export function startFrom({ resume_data: data }: LastResume, account: AccountDetails): FormValues | null {
  // The title is no contact: it is the first thing that changes with the job.
  const personalInfo = { ...data.personalInfo, title: '' }
  const education = data.education.filter(hasContent).map((item) => ({ ...item, id: newItemId() }))
  if (education.length === 0 && !hasContent(personalInfo)) return null
  return withAccount({ ...emptyResumeData(), personalInfo, education }, account)
}

/** Without what still stands as the form started with it: a file that says otherwise is not in conflict with it. */
export function withoutStart(data: FormValues, start: FormValues): FormValues {
  const personalInfo = { ...data.personalInfo }
  for (const field of Object.keys(personalInfo) as (keyof typeof personalInfo)[])
    if (personalInfo[field] === start.personalInfo[field]) personalInfo[field] = ''
  const started = new Set(start.education.map((item) => JSON.stringify(item)))
  return { ...data, personalInfo, education: data.education.filter((item) => !started.has(JSON.stringify(item))) }
}
