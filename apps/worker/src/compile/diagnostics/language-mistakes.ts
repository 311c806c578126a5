// The option `lang` of our own class, where it is no code of a language.
import type { Diagnostic } from '@galley/contract/latex'
import { documentLanguages } from '@galley/contract/variants'
import { lookOf } from '@galley/resume/class-options'
import { listed, placeOf, rewritten } from './option-mistakes.ts'
import type { SourceText } from './source-text.ts'

/**
 * The form of a code (BCP 47). Which of thousands exist is not known here: a code without a name may well be one. Those
 * of more than three letters are reserved, and none was ever given: such a word is the name of a language.
 */
const wellFormed = new RegExp(
  [
    // Language, script, region, variants, extensions, private use.
    '^[a-z]{2,3}(?:-[a-z]{3}){0,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|[0-9]{3}))?(?:-(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*' +
      '(?:-[a-wyz0-9](?:-[a-z0-9]{2,8})+)*(?:-x(?:-[a-z0-9]{1,8})+)?$',
    '^x(?:-[a-z0-9]{1,8})+$',
    // From before there was a form.
    '^(?:i-[a-z]{2,8}|sgn-[a-z]{2}-[a-z]{2}|en-gb-oed)$',
  ].join('|'),
  'i',
)

const namesOf = (code: string) =>
  ['en', code].map((inLanguage) => new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code)?.toLowerCase())

/** The code that is meant by a name, or by a code as other programs write it. */
function meantBy(lang: string): string | undefined {
  const hyphenated = lang.replaceAll('_', '-')
  if (wellFormed.test(hyphenated)) return hyphenated
  return documentLanguages.find((code) => namesOf(code).includes(lang.toLowerCase()))
}

/** The class takes any language, for the readers of the PDF: it can't know that one does not exist. */
export function diagnoseLanguage(source: SourceText): Diagnostic[] {
  const lang = lookOf(source.code.join('\n'))?.own['lang']?.replace(/^\{(.*)\}$/, '$1')
  const place = placeOf(source, 'lang')
  if (!lang || !place || wellFormed.test(lang)) return []
  const meant = meantBy(lang)
  const fix = meant && rewritten(source, place, { title: `Use ${meant}`, value: meant })
  return [
    {
      severity: 'warning',
      line: place.line + 1,
      message: `“${lang}” is not the code of a language`,
      hint: `Write lang= with a code such as ${listed(documentLanguages)}, or with any other that exists.`,
      ...(fix && { fix }),
    },
  ]
}
