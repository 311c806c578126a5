// Harper as the dictionary and the grammar. Loads sixteen megabytes: only the worker may import it.
import { Dialect, LocalLinter, SuggestionKind, type BinaryModule, type Lint } from 'harper.js'
import { isNoisyRule } from './noise.ts'
import type { ProseLint, ProseLinter } from './prose-lint.ts'
import type { Spelling } from './suggestion.ts'

const dialects = { american: Dialect.American, british: Dialect.British }
/** Pieces of a few documents; then it begins anew. */
const maxRemembered = 1_000

/**
 * A piece is linted once for its spelling and words. Setting them takes as long as many pieces: it waits until there is
 * something to lint with them.
 */
export function harperLinter(binary: BinaryModule): ProseLinter {
  const linter = new LocalLinter({ binary })
  const remembered = new Map<string, ProseLint[]>()
  let wanted: Settings = { spelling: 'american', words: [] }
  let prepared = ''
  async function set({ spelling, words }: Settings): Promise<void> {
    if (prepared === '') await linter.setup()
    await linter.setDialect(dialects[spelling])
    await linter.setLintConfig(quietConfig(await linter.getDefaultLintConfig()))
    await linter.clearWords()
    await linter.importWords([...words])
  }
  return {
    async prepare(spelling, words) {
      wanted = { spelling, words }
    },
    async lint(text) {
      const settings = wanted
      const all = JSON.stringify(settings)
      const key = `${all}\n${text}`
      const known = remembered.get(key)
      if (known) return known
      if (all !== prepared) {
        await set(settings)
        prepared = all
      }
      if (remembered.size >= maxRemembered) remembered.clear()
      const byRule = await linter.organizedLints(text, { language: 'plaintext' })
      const lints = Object.entries(byRule).flatMap(([rule, found]) => found.map((lint) => lintOf(rule, text, lint)))
      remembered.set(key, lints)
      return lints
    },
  }
}

interface Settings {
  spelling: Spelling
  words: readonly string[]
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
