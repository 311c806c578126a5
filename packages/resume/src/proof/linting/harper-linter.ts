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
  /** By the settings, and by the piece. */
  const remembered = new Map<string, Map<string, ProseLint[]>>()
  let count = 0
  let wanted = settingsOf('american', [])
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
      wanted = settingsOf(spelling, words)
    },
    async lint(text) {
      const settings = wanted
      const known = remembered.get(settings.key)?.get(text)
      if (known) return known
      if (settings.key !== prepared) {
        await set(settings)
        prepared = settings.key
      }
      const byRule = await linter.organizedLints(text, { language: 'plaintext' })
      const lints = Object.entries(byRule).flatMap(([rule, found]) => found.map((lint) => lintOf(rule, text, lint)))
      if (count >= maxRemembered) remembered.clear()
      count = remembered.size === 0 ? 1 : count + 1
      remembered.set(settings.key, (remembered.get(settings.key) ?? new Map<string, ProseLint[]>()).set(text, lints))
      return lints
    },
  }
}

interface Settings {
  spelling: Spelling
  words: readonly string[]
  key: string
}

const settingsOf = (spelling: Spelling, words: readonly string[]): Settings => ({
  spelling,
  words,
  key: JSON.stringify([spelling, words]),
})

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
