import { expect, it } from 'vitest'
import { diagnoseLanguage } from './language-mistakes.ts'
import { readSource } from './source-text.ts'

const found = (lang: string) =>
  diagnoseLanguage(readSource(`\\documentclass[lang=${lang}]{resume}\n\\begin{document}\nx\n\\end{document}\n`))

it.each(['en', 'lld', 'gcf', 'x-klingon', 'pt-BR', 'zh-Hans-CN', 'de-CH-1996', 'sl-rozaj-biske', 'i-klingon', 'EN-gb'])(
  'takes %s, whether it has a name for it or not',
  (lang) => expect(found(lang)).toEqual([]),
)

it.each([
  ['pt_BR', 'pt-BR'],
  ['zh_Hans_CN', 'zh-Hans-CN'],
  ['Deutsch', 'de'],
  ['Portuguese', 'pt'],
  ['Klingon', undefined],
  ['e', undefined],
  ['fr-', undefined],
  ['en-US.UTF8', undefined],
])('warns of %s', (lang, meant) => {
  const [warning, ...others] = found(lang)
  expect(others).toEqual([])
  expect(warning).toMatchObject({ severity: 'warning', line: 1, message: `“${lang}” is not the code of a language` })
  expect(warning?.fix?.edits.map(({ text }) => text)).toEqual(meant && [expect.stringContaining(`[lang=${meant}]`)])
})
