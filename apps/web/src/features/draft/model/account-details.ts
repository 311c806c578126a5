// What the account already knows of its owner. It stands in for what was not typed, and never against anything that
// was.
import type { FormValues } from './list-items.ts'

export interface AccountDetails {
  name: string
  email: string
}

const fields = ['name', 'email'] as const

/** With the account's word where there is none. */
export function withAccount(data: FormValues, account: AccountDetails): FormValues {
  const personalInfo = { ...data.personalInfo }
  for (const field of fields) if (personalInfo[field].trim() === '') personalInfo[field] = account[field]
  return { ...data, personalInfo }
}

/** Without what is only the account's word: a file that says otherwise is not in conflict with it. */
export function withoutAccount(data: FormValues, account: AccountDetails): FormValues {
  const personalInfo = { ...data.personalInfo }
  for (const field of fields) if (personalInfo[field] === account[field]) personalInfo[field] = ''
  return { ...data, personalInfo }
}
