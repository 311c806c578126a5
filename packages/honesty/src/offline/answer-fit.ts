// "Fit it on one page": what was done for it, or which lines say least.
import { refusal, type OfflineAnswer, type OfflineAsk } from './answer.ts'
import { fitToPages, type CountPages } from '@galley/resume/fit/fit-to-pages'
import { listed } from './edits/listed.ts'

export async function fitted({ latex }: OfflineAsk, target: number, count: CountPages): Promise<OfflineAnswer> {
  const { latex: smaller, pages, done, candidates } = await fitToPages(latex, target, count)
  const aim = target === 1 ? 'one page' : `${target} pages`
  if (pages === null) return refusal('The document does not compile at the moment. Mend the errors in the log first.')
  if (done.length > 0)
    return {
      message: `It fits on ${aim} with ${listed(done)}. Not a word was cut.`,
      latex: smaller,
      isRefusal: false,
      claims: [],
    }
  if (pages <= target) return refusal(fitsAlready(pages, target))
  const hint =
    candidates.length > 0
      ? ` These say least: ${candidates.map((text) => `“${shortened(text)}”`).join('; ')}. Which may go?`
      : ''
  return refusal(
    `It does not fit on ${aim} at any size that can still be read: it has ${pages} pages, so lines would have to go.${hint}`,
  )
}

const shortened = (text: string) => (text.length > 70 ? `${text.slice(0, 67).trimEnd()}…` : text)

function fitsAlready(pages: number, target: number): string {
  const has = `it has ${pages === 1 ? 'one page' : `${pages} pages`}`
  if (pages === target) return `It fits already: ${has}.`
  return `It fits already: ${has}. I can’t make a resume longer, because only you know what is missing.`
}
