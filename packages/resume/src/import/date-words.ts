// Words of dates: English, German, French, Spanish, Italian, Portuguese. Without accents, in lower case.

export const monthWords: readonly (readonly string[])[] = [
  ['january', 'jan', 'januar', 'janner', 'janvier', 'janv', 'enero', 'ene', 'gennaio', 'genn', 'gen', 'janeiro'],
  ['february', 'feb', 'febr', 'februar', 'fevrier', 'fevr', 'fev', 'febrero', 'febbraio', 'febbr', 'fevereiro'],
  ['march', 'mar', 'marz', 'maerz', 'mrz', 'mars', 'marzo', 'marco'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile'],
  ['may', 'mai', 'mayo', 'maggio', 'magg', 'mag', 'maio'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'giugno', 'giu', 'junho'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio', 'luglio', 'lug', 'julho'],
  ['august', 'aug', 'aout', 'agosto', 'ago'],
  ['september', 'sept', 'sep', 'septembre', 'septiembre', 'setiembre', 'settembre', 'sett', 'set', 'setembro'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'ottobre', 'ott', 'outubro', 'out'],
  ['november', 'nov', 'novembre', 'noviembre', 'novembro'],
  ['december', 'dec', 'dezember', 'dez', 'decembre', 'diciembre', 'dic', 'dicembre', 'dezembro'],
]

export const seasonWords: readonly string[] = [
  'spring', 'summer', 'autumn', 'fall', 'winter', 'fruhling', 'fruhjahr', 'sommer', 'herbst', 'sommersemester', 'wintersemester',
  'printemps', 'ete', 'automne', 'hiver', 'primavera', 'verano', 'otono', 'invierno', 'estate', 'autunno', 'inverno', 'verao', 'outono',
] // prettier-ignore

/** What stands for an end that has not come. */
export const presentWords: readonly string[] = [
  'present', 'current', 'currently', 'now', 'today', 'ongoing', 'to date', 'date', 'heute', 'jetzt', 'aktuell', 'laufend', 'present day',
  "aujourd'hui", 'aujourd’hui', 'ce jour', 'actuel', 'en cours', 'actualidad', 'actual', 'presente', 'la actualidad', 'hoy', 'oggi', 'ad oggi', 'a oggi', 'in corso',
  'attuale', 'atual', 'atualmente', 'o momento', 'momento', 'hoje', 'el presente', 'andauernd', 'dato',
] // prettier-ignore

export const sinceWords: readonly string[] = ['since', 'from', 'seit', 'ab', 'depuis', 'desde', 'dal', 'da'] // prettier-ignore
/** Between the two ends of a range. */
export const untilWords: readonly string[] = ['to', 'until', 'till', 'through', 'bis', 'a', 'ad', 'au', 'hasta', 'al', 'fino a', 'ate', 'e', 'jusqu a'] // prettier-ignore
/** Before a date that stands alone: they say what it is the date of. */
export const dateLabels: readonly string[] = [
  'expected', 'anticipated', 'graduated', 'graduation', 'expected graduation', 'class of', 'issued', 'awarded', 'completed', 'conferred',
  'voraussichtlich', 'expires', 'valid until', 'date',
] // prettier-ignore
