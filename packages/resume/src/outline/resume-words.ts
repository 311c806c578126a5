// Tables only: which commands of resume classes say what. Ours, moderncv, and the macros of widespread templates.

/** The class's words of the header: one contact or name each. */
export const contactWords: ReadonlySet<string> = new Set([
  'name',
  'headline',
  'email',
  'phone',
  'location',
  'linkedin',
  'github',
  'website',
  'portfolio',
  'contact',
  'address',
  'homepage',
  'social',
  'mobile',
  'title',
  'tagline',
  'position',
])

/** Lines of a label and a text. */
export const labelledLines: ReadonlySet<string> = new Set([
  'detail',
  'skills',
  'cvitem',
  'cvline',
  'cvdoubleitem',
  'cvitemwithcomment',
  'cvlanguage',
  'cvcomputer',
  'cvskill',
  'resumeSubItem',
])

/** Two or more arguments in braces, and a name as one of these: a post, a degree, a project. */
const entryName =
  /entry|heading|event|job|position|experience|education|degree|project|employ|publication|honor|award|role/i
const bulletName = /^(?:[a-z]*item|cvlist(?:double)?item)$/i
/** Commands of LaTeX with so many arguments that are no entries. */
const formatting =
  /^(?:new|renew|provide|def|set|text|font|color|f?box|make|raise|scale|resize|rotate|multi|parbox|href|link|hyper|rule|ifthen)/

export const isEntryWord = (name: string, argumentCount: number): boolean =>
  !formatting.test(name) && (argumentCount >= 3 || (argumentCount === 2 && entryName.test(name)))

export const isBulletWord = (name: string, argumentCount: number): boolean =>
  name !== 'item' && argumentCount >= 1 && bulletName.test(name)

/** What a resume is made of: a command that stands for one of these is no text. */
export const structureWords: ReadonlySet<string> = new Set([
  ...contactWords,
  ...labelledLines,
  ...'begin end item section sidesection subsection subsubsection part chapter entry shortentry publication'.split(' '),
])
