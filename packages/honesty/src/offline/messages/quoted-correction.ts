// "It says 'Responsable for 12 cooker'. It should be cooks": of words that are quoted from the resume the one that is
// nearest to what it should be gives way.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { fold } from '../edits/find-places.ts'
import { spliced } from '../edits/splice.ts'
import { unitsOf } from '../edits/text-units.ts'
import { restOf, sentencesIn, type MessageReader } from './message-reader.ts'

const quotes = /["“'‘]([^"“”‘’]{4,160}?)["”'’](?=[\s.,:;!?)]|$)/gu
const should =
  /\b(?:it|that|the (?:word|right word))? ?(?:should|must|ought to) (?:be|say|read|have been) ["“'‘]?(?<fresh>[\p{L}\p{N}-]{2,30})["”'’]?(?=[\s.,:;!?)]|$)/iu

/** Null where nothing is quoted that stands there once, or no word of it is near. */
export const quotedCorrection: MessageReader = ({ latex, message }) => {
  const said = should.exec(message)
  const fresh = said?.groups?.['fresh']
  if (!said || fresh === undefined) return null
  const before = message.slice(0, said.index)
  for (const { 1: quoted = '' } of before.matchAll(quotes)) {
    const unit = onlyWith(latex, quoted)
    const word = unit && nearestWord(quoted, fresh)
    const at = unit && word ? latex.indexOf(word, unit.from) : -1
    if (!unit || !word || at < 0 || at >= unit.to) continue
    const sentences = sentencesIn(message)
    const read = sentences.filter((sentence) => sentence.includes(quoted) || sentence.includes(said[0].trim()))
    return {
      edited: {
        latex: spliced(latex, [{ from: at, to: at + word.length, text: escapeTex(fresh) }]),
        said: `I changed “${word}” to “${fresh}”.`,
      },
      stated: [unit.text.replace(word, () => fresh)],
      rest: restOf(sentences, read),
    }
  }
  return null
}

function onlyWith(latex: string, quoted: string) {
  const [only, ...others] = unitsOf(latex).filter(({ text }) => fold(text).includes(fold(quoted).replace(/[.,]$/, '')))
  return only && others.length === 0 ? only : null
}

const minAlike = 4
/** The only word that begins as the new one does. */
function nearestWord(quoted: string, fresh: string): string | null {
  const words = quoted.match(/[\p{L}\p{N}-]+/gu) ?? []
  const start = fold(fresh).slice(0, minAlike)
  const [only, ...others] = words.filter((word) => fold(word).startsWith(start) && fold(word) !== fold(fresh))
  return only !== undefined && others.length === 0 ? only : null
}
