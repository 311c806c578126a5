// Which section a heading opens: by the whole of it, by its halves, or by one of its words. One table for documents
// that are read here and for those that are imported.
import { plainWords } from '../text/plain-words.ts'
import { headingWords, type HeadingKind, type HeadingRows } from './heading-words.ts'
import { headingsByLanguage } from './headings-by-language.ts'
import { moreHeadingWords } from './more-heading-words.ts'

const education =
  /\b(?:education|coursework|formacion|formazione|formacao|formacio|wyksztalceni|edukacj|vzdelan|educati[ea]|haridus|izglitib|issilavinim|izobrazb|obrazovanj|vegzettseg|tanulmany|egitim|pendidikan)|ausbildung\b|opleiding|utbildning|uddannelse|utdanning|koulutus|образован|освіт|εκπαιδευσ|σπουδ/
/** Projects of a school: "Education projects". */
const schoolProjects = new RegExp(`^(?=.*\\bprojects?\\b)(?:.*)(?:${education.source})`)

/**
 * Words that decide for a heading that is no alias as a whole: "Computer Engineering Experience". In this order; where
 * languages put words together, the part that says it.
 */
const deciding: readonly (readonly [HeadingKind, RegExp])[] = [
  [
    'volunteering',
    /\b(?:volunt(?:eer|ary)|community (?:work|service|involvement|engagement|outreach)|ehrenamt|benevol|voluntari|volontari|frivillig|vrijwillig|vapaaehto|vabatahtlik|wolont|dobrovol|onkent|gonullu)|волонт|доброволч|εθελοντ/,
  ],
  [
    'publications',
    /\b(?:publications?|papers|patents|articles|proceedings|preprints|publikation(?:en|er)|publicaciones|pubblicazioni|publicacoes|publika[ct]|veroffentlichungen|julkaisu)|публикац|публікац|δημοσιευσ/,
  ],
  ['education', schoolProjects],
  // Before the skills, the experience and the awards that projects may be of.
  ['projects', /\bprojects? experience\b|^(?:\S+ )?projects?(?: work)?$/],
  [
    'skills',
    /\b(?:skills|technologies|tools|strengths|competenc|competent|proficienc|expertise|competences|habilidades|competenze|kompeten|fahigkeiten|umiejetnosc|dovednost|zrucnost|vestin|vjestin|keszseg|aptitudini|beceri|yetenek)|kenntnisse|vaardighe|fardighet|faerdighed|ferdighet|(?:osaaminen|taidot|oskused)\b|умени[яе]|навык|навичк|δεξιοτητ/,
  ],
  [
    'experience',
    /\b(?:experience|employment|career(?! break)|internships|assistantships|appointments|positions|praktika|experiencia|esperienz|experient|doswiadczeni|zkusenost|skusenost|pieredze|patirtis|izkusnj|iskustv|deneyim|pengalaman|kinh nghiem)|erfahrung(?:en)?\b|ervaring|erfarenhet|erfaring|kokemus|kogemus|tapasztalat|опыт|досвід|εμπειρια/,
  ],
  ['education', education],
  [
    'certifications',
    /\b(?:certifications?|certificates|certificat|certificaciones|certificazioni|licen[sc]es|training|zertifikate|zertifizierungen|certyfikat|certifikat|certifikac|sertifi|szkoleni|skoleni)|weiterbildung|fortbildung|сертифи|сертифі|πιστοποι/,
  ],
  [
    'projects',
    /\b(?:projects?|projekte?|projekt[iuy]|projekter|projets|proyectos|progetti|projetos|projecten|prosjekter|proiecte|projeler)\b|(?:^| )про[еє]кт/,
  ],
  [
    'awards',
    /\b(?:awards?|honors|honours|scholarships|achievements|accomplishments|auszeichnungen|nagrod|oceneni|onderscheidingen|utmarkelser|palkinnot|premios|oduller)|(?:^| )на(?:град|город)|βραβει/,
  ],
  [
    'languages',
    /\blanguages$|sprachen\b|sprachkenntnisse|\b(?:idiomas|langues|lingue|jezyk|jazyk|nyelv|sprakkunskap)|(?:^| )(?:язык|мов[иа](?: |$)|γλωσσ)/,
  ],
  ['hobbies', /\b(?:interests|hobbies|interessen|zainteresowani|harrastukset)\b/],
  [
    'summary',
    /\b(?:summary|objective|profile|statement|zusammenfassung|podsumowanie|samenvatting|sammanfattning|yhteenveto)\b|^about /,
  ],
]

/** Letters that Unicode does not divide into a letter and a mark. */
const letters = new Map(['łl', 'øo', 'đd', 'ıi', 'æae', 'œoe'].map((pair) => [pair.slice(0, 1), pair.slice(1)]))
const plain = (text: string) => plainWords(text).replace(/[łøđıæœ]/g, (letter) => letters.get(letter)!)

/** What a generated document is headed with. */
const generated: HeadingRows = Object.values(headingsByLanguage).flatMap((own) =>
  Object.entries(own).flatMap(([name, title]) =>
    name === 'additional_sections' ? [] : [[name as HeadingKind, [title]] as const],
  ),
)
const byAlias = new Map(
  [...generated, ...moreHeadingWords, ...headingWords].flatMap(([kind, all]) =>
    all.map((alias) => [plain(alias), kind] as const),
  ),
)

/** Letters that are set apart come with spaces between them: "edu cation", "E D U CAT I O N". */
const minSqueezed = 5
const bySqueezed = new Map(
  Array.from(byAlias).flatMap(([alias, kind]) => {
    const squeezed = alias.replaceAll(' ', '')
    return squeezed.length < minSqueezed ? [] : [[squeezed, kind] as const]
  }),
)
const bySqueezedWords = new Map(Array.from(byAlias.keys(), (alias) => [alias.replaceAll(' ', ''), alias] as const))

/** "Experience — 19 years 11 months", "Work history (12 years)": how long it was is no part of the heading. */
export const withoutDuration = (text: string): string =>
  text.replace(/\s+[—–-]\s+\d{1,2}\s\p{L}.*$|\s*\(\d{1,2}\+?\s\p{L}[^()]*\)$/u, '')

/** Nor are marks. */
const withoutMarks = (text: string) => withoutDuration(text).replace(/^[\s\d.:|•#–—-]+(?=\p{L})|[\s:|•.–—-]+$/gu, '')

/** "My projects", "Meine Stationen". */
const possessive =
  /^(?:my|our|mein|meine|mon|ma|mes|mi|mis|mio|mia|miei|mie|meu|minha|meus|minhas|mijn|min|mina|mitt|mine|mit|moj|moja|moje|mou) (?=.{3})/

/** Between the halves of a heading, in all the languages of the tables. */
const conjunction = /^(.+?) (?:and|und|et|y|e|en|och|og|ja|i|a|in|es|si|un|ir|ve|dan|и|і|й|та|και) (.+)$/

/** Of a text that is an alias as a whole, or two of them: "Education & Certifications". */
export function aliasOf(text: string): HeadingKind | undefined {
  if (text.length > 60) return undefined
  const bare = withoutMarks(text)
  const words = plain(bare)
  const whole =
    byAlias.get(words) ?? byAlias.get(words.replace(possessive, '')) ?? bySqueezed.get(words.replaceAll(' ', ''))
  if (whole) return whole
  const both = conjunction.exec(words) ?? /^(.+?)\s*[/|,]\s*(.+)$/.exec(bare)
  const [one, other] = [both?.[1], both?.[2]].map((part) => byAlias.get(plain(part ?? '')))
  // Schools are what the one half of "Training and Education" cannot do without.
  return one && other ? (other === 'education' && one === 'certifications' ? other : one) : undefined
}

/** Of a heading whose letters came apart, its words; undefined where they are whole. */
export function wholeAlias(text: string): string | undefined {
  const words = plain(withoutMarks(text))
  const squeezed = words.replaceAll(' ', '')
  if (byAlias.has(words) || squeezed.length < minSqueezed || !bySqueezed.has(squeezed)) return undefined
  const whole = bySqueezedWords.get(squeezed)!
  return text === text.toUpperCase() ? whole.toUpperCase() : whole.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Of a text that is known to be a heading. */
export function kindOfHeading(text: string): HeadingKind {
  const words = plain(withoutMarks(text.slice(0, 400)))
  return aliasOf(text) ?? deciding.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other'
}
