// Whether a pasted text is a job posting: by its length, its lines and the headings that only postings have.

const minChars = 150
const heading =
  /^[^\p{L}\n]{0,6}(?:(?:key |minimum |basic |preferred |job )?(?:requirements?|responsibilities|qualifications|duties)|required(?: skills)?|must[- ]haves?|nice[- ]to[- ]haves?|what (?:you(?:'|’)?ll|you) (?:do|need|bring)|who you are|about (?:you|us|the (?:role|job|team|company|position))|your (?:profile|tasks|role)|the role|we offer|benefits|job description)\b[^\n]{0,30}$/imu
const call =
  /\b(?:we(?: are|'re|’re) (?:looking for|hiring|seeking)|you will|you(?:'|’)ll|the ideal candidate|is (?:hiring|looking for|seeking)|years of experience)\b/i

/** At least three lines with a heading of postings, or a long text that says what "you will" do. */
export function looksLikePosting(text: string): boolean {
  if (text.length < minChars && text.split('\n', 5).filter((line) => line.trim() !== '').length < 4) return false
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  return lines >= 3 && (heading.test(text) || (text.length > 400 && call.test(text)))
}
