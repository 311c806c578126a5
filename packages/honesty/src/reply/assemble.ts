// The proposal as a whole document: the body that was given, in the preamble that the person accepted. What stands
// before \begin{document} can thus not be attacked, except for options of our own class, which only change its look.
import { splitDocument } from '@galley/resume/outline/split-document'
import { accents, densities, fonts, papers, themes } from '@galley/resume/look-choices'
import { lookup } from '@galley/resume/text/lookup'
import { withHiddenLines } from './hidden-lines.ts'

const classLine = /\\documentclass(?:\[([^\]]{0,2000})\])?\{resume\}/

const length = /^\d{1,2}(?:\.\d+)?(?:pt|mm|cm|in)$/
/** What each option may say. Anything else stays as it was. */
const allowed = lookup<(value: string) => boolean>({
  theme: (value) => themes.includes(value),
  accent: (value) => accents.includes(value) || /^[0-9A-Fa-f]{6}$/.test(value),
  font: (value) => (fonts as readonly string[]).includes(value),
  density: (value) => (densities as readonly string[]).includes(value),
  paper: (value) => (papers as readonly string[]).includes(value),
  size: (value) => length.test(value),
  margin: (value) => length.test(value),
  lang: (value) => /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/.test(value),
})

const optionsOf = (options: string) =>
  options
    .split(',')
    .map((option) => option.split('=').map((part) => part.trim()))
    .filter(([name = '', value = '']) => allowed[name]?.(value) === true)

/** `given` may be a whole document or a body. Returns a whole document. */
export function assemble(accepted: string, given: string): string {
  const own = splitDocument(accepted)
  if (given.trim() === '') return ''
  const isWhole = given.includes('\\begin{document}')
  const { preamble, body } = isWhole ? splitDocument(given) : { preamble: '', body: `\n${given.trim()}\n` }
  const cleanBody = withHiddenLines(own.body, body.replace(/\\end\{document\}[\s\S]*$/, ''))
  if (own.preamble === '') return isWhole ? given : cleanBody
  return withOptionsOf(own.preamble, preamble) + cleanBody + (own.rest === '' ? '\\end{document}\n' : own.rest)
}

/** The accepted preamble with the given one's options of the class. */
function withOptionsOf(accepted: string, given: string): string {
  const [now, wanted] = [classLine.exec(accepted), classLine.exec(given)]
  if (!now || !wanted || now[1] === wanted[1]) return accepted
  const fresh = new Map(optionsOf(wanted[1] ?? '').map(([name = '', value = '']) => [name, value]))
  const kept = (now[1] ?? '')
    .split(',')
    .map((option) => option.trim())
    .filter((option) => {
      const name = option.split('=')[0]?.trim() ?? ''
      // What the accepted one had and the given one has not was taken away: the class has a default for it.
      return option !== '' && !Object.hasOwn(allowed, name)
    })
  const all = [...kept, ...[...fresh].map(([name, value]) => `${name}=${value}`)]
  const line = `\\documentclass${all.length > 0 ? `[${all.join(',')}]` : ''}{resume}`
  return accepted.slice(0, now.index) + line + accepted.slice(now.index + now[0].length)
}
