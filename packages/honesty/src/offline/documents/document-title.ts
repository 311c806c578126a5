import type { DocumentContent, DocumentKind } from '@galley/contract/documents'
import { limits } from '@galley/contract/limits'

const names: Record<DocumentKind, [name: string, named: string]> = {
  letter: ['Cover letter', 'Cover letter to'],
  interview: ['Interview questions', 'Interview questions for'],
  linkedin: ['LinkedIn profile', ''],
  thank_you: ['Thank-you note', 'Thank-you note to'],
}

/** "Cover letter to Acme". */
export function documentTitle({ kind }: Pick<DocumentContent, 'kind'>, { employer }: { employer: string }): string {
  const [name, named] = names[kind]
  return (employer === '' || named === '' ? name : `${named} ${employer}`).slice(0, limits.titleChars).toWellFormed()
}
