import { limits } from '@galley/contract/limits'
import { copyTitle } from './copy-title.ts'

interface VariantFor {
  employer: string
  language: string | null
}

/** "Nurse – Acme", "Nurse – Acme (German)"; "Nurse (copy)" where it is for none in particular, or the name is taken. */
export function variantTitle(title: string, { employer, language }: VariantFor, taken: ReadonlySet<string>): string {
  const name = [title, employer].filter(Boolean).join(' – ')
  const wanted = language ? `${name} (${languageName(language)})` : name
  const isNew = wanted !== title && !taken.has(wanted) && wanted.length <= limits.titleChars
  return isNew ? wanted : copyTitle(wanted.slice(0, limits.titleChars), taken)
}

const names = new Intl.DisplayNames('en', { type: 'language' })
const languageName = (code: string) => names.of(code) ?? code
