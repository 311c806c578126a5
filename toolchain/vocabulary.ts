// Words of the project: standard terms only (the glossary in CONTRIBUTING.md), one name for one type.

export interface CheckedFile {
  /** Path below the project's root. */
  path: string
  text: string
}

const isWorker = (path: string) => path.startsWith('apps/worker/')
/** Where payments are settled; elsewhere things are completed, resolved or stored. */
const isPayments = (path: string) => /billing|payment|buy-and-die|death-steps/.test(path)

type DeniedWord = readonly [pattern: RegExp, instead: string, isDeniedIn?: (path: string) => boolean]

/** What comments must not say, and what to say instead. */
const deniedWords: readonly DeniedWord[] = [
  [/\b(?:whoever|somebody|nobody|everybody)(?:'s|’s)?\b/i, 'name the actor: user, client, caller, attacker'],
  [/\b(?:told|tells?)\b/i, 'reports, is notified, receives, distinguishes, returns whether'],
  [/\btellers?\b/i, 'source'],
  [/\bAnswers (?:whether|what|with|how|which|null|the|true|an?)\b/, 'Returns'],
  [/\bwalls?\b(?!-clock)/i, 'sandbox layer'],
  [/\bkept texts?\b/i, 'version'],
  [/\bslots?\b/i, 'warm process', isWorker],
]

/** What declared names must not be. */
const deniedNames: readonly [(name: string, file: CheckedFile) => boolean, string][] = [
  [
    (name, { text }) => /^(?:most|longest|least|fewest|shortest)[A-Z]/.test(name) && !isSearch(text, name),
    'max…, min…',
  ],
  [(name) => /nobody|somebody|whoever|teller/i.test(name), 'name the actor or the thing'],
  [(name) => /(?:^told|Told)(?![a-z])|^tell(?![a-z])/.test(name), 'reported, notified, stated, handlers: by meaning'],
  [(name) => /(?:^w|W)alls?(?![a-z]|Clock)/.test(name), 'sandbox layer'],
  [(name) => /keptText|earlierText/i.test(name), 'version, versionHistory'],
  [(name) => /^(?:AnswerEvents|EditorEvent)$/.test(name), 'AnswerListener, EditorAction'],
  [(name, { path }) => isWorker(path) && /(?:^s|S)lots?(?![a-z])/.test(name), 'warmProcess'],
  [(name, { path }) => !isPayments(path) && /settl/i.test(name), 'complete, resolve, finish; payments are settled'],
]

/** A function that finds the longest or least of something is no limit. */
const isSearch = (text: string, name: string) => new RegExp(`function ${name}\\b|const ${name} = \\(`).test(text)

export const maxCommentLine = 120

/** Files in which tables are set by hand, one row a line; everywhere else the formatter decides. */
const handFormatted: Readonly<Record<string, string>> = {
  'apps/api/src/features/assistant/proposals.test.ts': 'a table of cases, one a line',
  'apps/web/src/app/pages/billing-page.test.tsx': 'a table of cases, one a line',
  'evals/import/score.ts': 'a table of fields and how each is scored',
  'evals/guard/sets/everyday-2-honest.ts': 'proposals, one a line',
  'evals/guard/people/everyday-2-people.ts': 'proposals, one a line',
  'evals/guard/sets/everyday-3.ts': 'proposals, one a line',
  'evals/guard/sets/everyday-6.ts': 'proposals, one a line',
  'evals/guard/sets/everyday-honest.ts': 'proposals, one a line',
  'evals/guard/sets/unseen-2-honest.ts': 'proposals, one a line',
  'packages/honesty/src/guard/text/quantities.ts': 'tables of patterns, one a line',
  'packages/import/src/pdf/fields/import-resume.test.ts': 'pages of a resume, one line of text a line',
  'packages/import/src/pdf/unfamiliar-layouts.test.ts': 'pages of a resume, one line of text a line',
  'packages/resume/src/outline/heading-words.ts': 'tables of words, one kind of heading a row',
  'packages/resume/src/outline/more-heading-words.ts': 'tables of words, one kind of heading a row',
}

const commentOf = (line: string) => /(?:^|\s)(\/\/ .*|\/\*\*? .*|^\s*\* .*)$/.exec(line)?.[1]
const isWholeComment = (line: string) => /^\s*(?:\/\/|\/\*|\*)/.test(line)

/** One sentence a breach, with its place. */
export function findVocabularyBreaches(sources: readonly CheckedFile[]): string[] {
  return [...sources.flatMap(findDeniedWords), ...sources.flatMap(findDeniedNames), ...findDoubleTypes(sources)]
}

function findDeniedWords({ path, text }: CheckedFile): string[] {
  return text.split('\n').flatMap((line, index) => {
    const at = `${path}:${index + 1}`
    const comment = commentOf(line)
    const breaches = deniedWords
      .filter(
        ([pattern, , isDeniedIn]) => comment !== undefined && pattern.test(comment) && (isDeniedIn?.(path) ?? true),
      )
      .map(([pattern, instead]) => `${at}: "${pattern.exec(comment ?? '')?.[0]}" in a comment; write: ${instead}`)
    if (isWholeComment(line) && line.length > maxCommentLine && !line.includes('://'))
      breaches.push(`${at}: a comment line of ${line.length} characters; at most ${maxCommentLine}`)
    if (/\/\/ (?:prettier|oxfmt)-ignore/.test(line) && !Object.hasOwn(handFormatted, path))
      breaches.push(`${at}: prettier-ignore; let the formatter decide, or list the file with a reason`)
    return breaches
  })
}

function findDeniedNames(file: CheckedFile): string[] {
  const { path, text } = file
  const declared = text.matchAll(/\b(?:const|let|function|interface|type|class)\s+(\w+)/g)
  return Array.from(declared, ([, name = '']) => name).flatMap((name) =>
    deniedNames
      .filter(([isDenied]) => isDenied(name, file))
      .map(([, instead]) => `${path}: the name ${name}; write: ${instead}`),
  )
}

function findDoubleTypes(sources: readonly CheckedFile[]): string[] {
  const homes = new Map<string, Set<string>>()
  for (const { path, text } of sources.filter(({ path }) => !/\.test\.tsx?$/.test(path)))
    for (const [, name = ''] of text.matchAll(/^export (?:interface|type) (\w+)/gm))
      homes.set(name, (homes.get(name) ?? new Set()).add(path))
  return [...homes]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `the type ${name} is exported by ${[...paths].join(' and ')}`)
}
