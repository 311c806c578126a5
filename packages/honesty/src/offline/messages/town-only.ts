// "Remove my street address. Only Brisbane QLD": what is to be left of the address.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { fieldOf, setField } from '../edits/header-fields.ts'
import { restOf, sentencesIn, type MessageReader } from './message-reader.ts'

const ofAddress =
  /\b(?:(?:street|home|full|house|my) address|where I live|house number|postcode|post code|zip(?: code)?|street)\b/i
const leavesOut = /\b(?:remove|delete|hide|take|don't want|do not want|leave|off|out|no|without|private)\b/i
const only =
  /(?:^|[.,;!]\s{0,3})(?:(?:[Kk]eep|[Ll]eave|[Ss]how|[Hh]ave|[Pp]ut) )?(?:[Oo]nly|[Jj]ust)(?: the (?:city|town|suburb|area))?:? (?<town>\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{0,30}){0,3}(?:, ?\p{Lu}[\p{L}'’ -]{1,30})?)(?= please\b| thanks\b|[.!;\n]|$)/u

/** Null where no town is said, or there is no address. */
export const townOnly: MessageReader = ({ latex, message }) => {
  const town = only.exec(message)?.groups?.['town']?.trim()
  if (
    town === undefined ||
    /\b(?:don't|do not|dont|never) (?:remove|delete|hide|take|drop|change|touch)\b/i.test(
      message.slice(0, message.indexOf(town)),
    ) ||
    !ofAddress.test(message) ||
    !leavesOut.test(message)
  )
    return null
  const changed = fieldOf(latex, 'location') === undefined ? null : setField(latex, 'location', escapeTex(town))
  if (changed === null) return null
  const sentences = sentencesIn(message)
  const read = sentences.filter((sentence) => ofAddress.test(sentence) || sentence.includes(town))
  return {
    edited: { latex: changed, said: `I set your location to ${town}; the street is gone.` },
    stated: [`My location is ${town}.`],
    rest: restOf(sentences, read),
  }
}
