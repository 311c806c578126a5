// Whether a line says that something changed, and which of its two numbers is where it began.

const changing =
  /\bfrom\b[^.;]{1,40}\bto\b|\b(?:rose|risen|fell|fallen|grew|grown|went|dropped|drop|cut|reduc\w*|increas\w*|decreas\w*|lower(?:ed|ing)|rais(?:ed|ing)|improv\w*|(?:is|was|are|were|be|been|goes|gone) (?:up|down)|(?:up|down) (?:from|by|to)|shr[aiu]nk|shorter|climbed|came (?:up|down)|before|after|now|at present|presently|currently|today|used to|started (?:at|with|from)|saves?|saved|saving|pas(?:ó|aron|ar)|subi\w+|baj(?:ó|aron|ar)|creci\w+|aument\w+|pass(?:é|ée|és|ées|e|ent|ait|aient) de|augment\w+|baiss\w+|diminu\w+|stieg\w*|gestiegen|sank\w*|gesunken|von\b[^.;]{1,40}\bauf|caiu|cresc\w+|sces[oa]|salit[oa]|wzr[oó]s\w+|spad\w+|gestegen|gedaald)\b/iu

export const isChanging = (line: string): boolean => changing.test(line)

const year = /\b(?:19|20)\d\d\b/g

const month = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g

/** Figures of two years or months: what lies between them is a change. */
export const yearsBetween = (line: string): boolean => [year, month].some((one) => new Set(line.match(one)).size > 1)

const isNow =
  /^[^\d;]*\b(?:now|at present|presently|currently|today|actualmente|actuellement|aktuell|derzeit|oggi|hoje)\b/iu

/** False where the later figure stands first: "is at present 3 weeks; in 2021 it was 5". Pure. */
export function baseFirst(line: string): boolean {
  if (isNow.test(line)) return false
  const [first, second] = line.match(year) ?? []
  return first === undefined || second === undefined || first <= second
}
