// Harper as the dictionary and the grammar. Loads sixteen megabytes: only the worker may import it.
import { Dialect, LocalLinter, SuggestionKind, type BinaryModule, type Lint } from 'harper.js'
import { isNoisyRule } from './noise.ts'
import type { ProseLint, ProseLinter } from './prose-lint.ts'

const dialects = { american: Dialect.American, british: Dialect.British }
/** Pieces of a few documents; then it begins anew. */
const maxRemembered = 1_000

/** A piece is linted once, until words or spelling change. */
export function harperLinter(binary: BinaryModule): ProseLinter {
  const linter = new LocalLinter({ binary })
  const remembered = new Map<string, ProseLint[]>()
  let prepared = ''
  return {
    async prepare(spelling, words) {
      const wanted = JSON.stringify([spelling, words])
      if (wanted === prepared) return
      if (prepared === '') await linter.setup()
      remembered.clear()
      await linter.setDialect(dialects[spelling])
      await linter.setLintConfig(quietConfig(await linter.getDefaultLintConfig()))
      await linter.clearWords()
      await linter.importWords([...words])
      prepared = wanted
    },
    async lint(text) {
      const known = remembered.get(text)
      if (known) return known
      if (remembered.size >= maxRemembered) remembered.clear()
      const byRule = await linter.organizedLints(text, { language: 'plaintext' })
      const lints = Object.entries(byRule).flatMap(([rule, found]) => found.map((lint) => lintOf(rule, text, lint)))
      remembered.set(text, lints)
      return lints
    },
  }
}

const quietConfig = (config: Readonly<Record<string, boolean | null>>) =>
  Object.fromEntries(Object.entries(config).map(([rule, isOn]) => [rule, isNoisyRule(rule) ? false : isOn]))

function lintOf(rule: string, text: string, lint: Lint): ProseLint {
  const { start, end } = lint.span()
  const words = text.slice(start, end)
  const all = lint.suggestions().map((suggestion) => {
    const other = suggestion.get_replacement_text()
    const kind = suggestion.kind()
    return kind === SuggestionKind.Replace ? other : kind === SuggestionKind.Remove ? '' : `${words}${other}`
  })
  return {
    rule,
    isSpelling: rule === 'SpellCheck',
    kind: lint.lint_kind(),
    start,
    end,
    message: lint.message(),
    replacements: [...new Set(all)],
  }
}
