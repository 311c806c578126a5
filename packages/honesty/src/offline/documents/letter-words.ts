// What letters have in common: the date, the addressee, the words to the employer.
import type { DocumentFacts } from './document-brief.ts'

const longDate = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
export const dateOf = (today: Date): string => longDate.format(today)

export const employerOr = ({ employer }: Pick<DocumentFacts, 'employer'>): string => employer || '[employer]'

/** "the Charge Nurse position", with a blank where the role is unknown. */
export const positionOf = ({ role }: Pick<DocumentFacts, 'role'>): string => `the ${role || '[role]'} position`

/** The lines of an address: the employer's name below the addressee's where that does not name it. */
export function addresseeOf({ recipient, employer }: Pick<DocumentFacts, 'recipient' | 'employer'>): string {
  const lines = recipient.split('\n').map((line) => line.trim())
  const named = lines.filter((line) => line !== '')
  return (employer === '' || named.some((line) => line.includes(employer)) ? named : [...named, employer]).join('\n')
}

const notNames =
  /\b(?:team|department|manager|committee|office|hr|human resources|recruiting|talent|sir|madam)\b|[\d,@]/i

/** "Dear Ms. Ito," where the addressee's first line is a name. */
export function salutationTo({ recipient }: Pick<DocumentFacts, 'recipient'>, otherwise: string): string {
  const [name = ''] = recipient.split('\n').map((line) => line.trim())
  const isName = name !== '' && name.length <= 60 && !notNames.test(name) && /^\p{Lu}/u.test(name)
  return `Dear ${isName ? name : otherwise},`
}

export const joined = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
