// "Città: L’Aquila | Paese: Italia", as Europass says where an entry was: the place without its labels.
import { plainWords } from '@galley/resume/text/plain-words'
import type { Line } from '../layout/layout.ts'
import { lineWith } from '../layout/lines.ts'
import { joinRuns, slice } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'

/** City and country, in the languages of Europass. */
const labels: ReadonlySet<string> = new Set(
  `city, town, country, location, place, region, ville, pays, lieu, localite, stadt, ort, land, citta, paese, localita, luogo, ciudad, pais, localidad, lugar, cidade, localidade, miasto, miejscowosc,
  kraj, panstwo, stat, mesto, zeme, krajina, obec, stad, plaats, sted, by, kaupunki, maa, varos, orszag, oras, tara, localitate, grad, drzava, miestas, salis, pilseta, valsts, linn, riik, sehir, ulke,
  πολη, χωρα, град, държава, город, страна, місто, країна`
    .split(/,\s+/)
    .map(plainWords),
)
const part = /(\p{L}[\p{L} ]{1,20}?)\s*[:：]\s*([^|:：]{2,60}?)\s*(?:\||$)/gu

/** Lines of nothing but such labels as their values alone; all others as they were. */
export const withoutPlaceLabels = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const values = line.bulletTextLeft === null ? valuesIn(joinRuns(line.cells)) : undefined
    const place = values && lineWith(line, [joinRuns(values, ', ')])
    return place ? { ...place, role: 'header', roleSureness: 1 } : line
  })

function valuesIn(run: Run): Run[] | undefined {
  const found = Array.from(run.text.matchAll(part))
  const length = found.reduce((sum, { 0: text }) => sum + text.length, 0)
  const isPlaceAlone =
    found.length > 0 &&
    run.text.trim().length - length <= 2 * found.length &&
    found.every(([, label = '']) => labels.has(plainWords(label)))
  return isPlaceAlone
    ? found.map(({ 0: text, 2: value = '', index }) => {
        const from = index + text.indexOf(value, text.search(/[:：]/u))
        return slice(run, from, from + value.length)
      })
    : undefined
}
