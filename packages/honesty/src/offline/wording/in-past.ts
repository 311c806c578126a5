import { verbForms } from '@galley/resume/proof/english'

/** "Look after" as "looked after": the first word is the verb. */
export function inPast(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ')
  return [verbForms(verb)?.past ?? verb, ...rest].join(' ')
}
