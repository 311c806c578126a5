// Tables only: words of closed classes, which say how far a claim reaches, and not what it is about.

const classOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Each is looked for in both lines: what is gone, and what came. */
export const classes = {
  denial: classOf(`not no never without none nor neither n't cannot nil hardly unable zero`),
  hedge:
    classOf(`about around roughly approximately circa nearly almost up probably possibly likely perhaps maybe mostly partly
    partially usually sometimes often occasionally ca c approx typically normally`),
  share: classOf(`half third quarter part share some several few most majority among of one`),
  others: classOf(
    `we our us together jointly joint team other another alongside colleague colleagues they he she who his her their
    someone`,
  ),
  cause: classOf(`by through thus thereby resulting result so leading led which via enabling helping because thanks`),
  all: classOf(
    `all every each any entire whole both full always fully complete completely throughout across overall multiple
    various numerous many regular regularly consistently constantly wide`,
  ),
  rank: classOf(
    `only sole solely single-handedly alone first chief head key main best leading lead senior principal highest
    largest biggest own owner myself independent independently personally expert certified qualified licensed`,
  ),
  open: classOf(
    `ongoing planned pending expected yet soon due future will upcoming next booked started begun progress until
    currently still trial pilot draft proposed suggested recommended submitted applied nominated shortlisted candidate trainee
    learning studying training candidate`,
  ),
  lesser: classOf(
    `help helped helps helping assist assisted assists assisting support supported supporting contribute contributed
    participated participate part shadow shadowed observe observed attend attended sat joined involved
    lent hand under supervision supervised guidance`,
  ),
  bound: classOf(`over than more above least under below max maximum minimum plus within`),
} as const
export type ClassName = keyof typeof classes
export const classNames = Object.keys(classes) as readonly ClassName[]

const links: readonly (readonly [string, string])[] = [
  ['place', 'in at on near inside outside on-site upon around'],
  ['with', 'with alongside beside'],
  ['under', 'under beneath'],
  ['for', 'for'],
  ['of', 'of'],
  ['from', 'from off'],
  ['to', 'to into onto towards toward'],
  ['by', 'by via through using'],
  ['until', 'until till before'],
  ['since', 'since after'],
  ['during', 'during throughout over within'],
  ['as', 'as like'],
  ['per', 'per'],
  ['across', 'across between among'],
  ['against', 'against than without despite except'],
]
const linkOf = new Map(links.flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)))

/** Prepositions that stand for one another are one. */
export const linkClass = (word: string): string => linkOf.get(word) ?? 'other'
