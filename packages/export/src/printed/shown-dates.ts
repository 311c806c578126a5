// Dates as the class sets them: a month in figures in the language of the document, "Present" in its word for it. The
// counterpart of tex/class/resume-dates.def.

/** `\rspresent` there; a test compares them. */
export const presentWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    de: 'heute',
    fr: 'aujourd’hui',
    es: 'actualidad',
    it: 'oggi',
    pt: 'presente',
    nl: 'heden',
    pl: 'obecnie',
    ru: 'настоящее время',
    uk: 'дотепер',
    sv: 'nu',
    da: 'nu',
    nb: 'nå',
    ro: 'prezent',
    tr: 'günümüz',
    el: 'σήμερα',
    ja: '現在',
    zh: '至今',
    ko: '현재',
    ar: 'حتى الآن',
    he: 'היום',
    fa: 'تاکنون',
  }),
)
/** babel's names: `\c_rs_babel_prop` there. */
const babelNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    de: 'ngerman german austrian naustrian swissgerman nswissgerman',
    fr: 'french',
    es: 'spanish',
    it: 'italian',
    pt: 'portuguese portuges brazilian brazil',
    nl: 'dutch',
    pl: 'polish',
    ru: 'russian',
    uk: 'ukrainian',
    sv: 'swedish',
    da: 'danish',
    nb: 'norwegian norsk nynorsk',
    ro: 'romanian',
    tr: 'turkish',
    el: 'greek',
  }).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
)

/** Of the option `lang` or of babel: "de", "pt-BR". */
export function languageOf(latex: string, lang: string | undefined): string {
  const isTag = lang !== undefined && /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/.test(lang)
  if (isTag && lang.toLowerCase() !== 'en') return lang
  const preamble = latex.slice(0, Math.max(0, latex.indexOf('\\begin{document}'))).replace(/(?<!\\)%.*$/gm, '')
  const [, options = ''] = /\\usepackage\[([^\]]{0,500})\]\{babel\}/.exec(preamble) ?? []
  // The last one is the main language.
  return (
    babelNames.get(
      options
        .split(',')
        .at(-1)!
        .trim()
        .replace(/^main=/, ''),
    ) ?? 'en'
  )
}

const month = /(?<![0-9A-Za-z/.])(\d{4})-(0?[1-9]|1[0-2])(?:-[0-3]?\d)?(?![0-9A-Za-z/-])/g

export function shownDates(dates: string, language: string): string {
  const code = language.split('-')[0]!.toLowerCase()
  const hasMonths = code === 'en' || presentWords.has(code)
  const shown = hasMonths
    ? dates.replace(month, (_, year: string, number: string) => monthOf(year, number, code))
    : dates
  return shown.replace(/(?<=[–-]\s?)Present$/, presentWords.get(code) ?? 'Present')
}

/** As the class has them (`rs@yearfirst@` there). */
const yearFirst = new Set(['ja', 'zh', 'ko'])

function monthOf(year: string, number: string, code: string): string {
  const format = new Intl.DateTimeFormat(`${code}-u-ca-gregory-nu-latn`, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const date = new Date(Date.UTC(Number(year), Number(number) - 1, 1))
  if (yearFirst.has(code)) return format.format(date)
  return `${format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? number}\u00a0${year}`
}
