// Tables only: names of the same countable thing. "64 openings" are 64 positions; "12 merchants" are no 12 engineers.
import { stem } from './words.ts'

const groups = `
  opening position role vacancy job post|teenager teen adolescent youth|ticket request case issue incident inquiry query enquiry|case matter file|website site|page screen
  doctor physician|attorney lawyer|bug defect error issue fault|course class module|child kid|class lesson|article post piece|household home house
  apartment unit flat|truck lorry|guest visitor|diner guest cover|participant attendee|person staff employee worker associate colleague coworker individual member personnel people
  student pupil learner|customer client patron shopper|vendor supplier|store shop outlet|lead prospect|deal sale|sample specimen|paper publication article|shipment delivery
  meal cover plate|bill invoice|test check|business company firm|city town|country nation|school institution|session workshop training class|session meeting|kit set
  volunteer helper|team squad crew group|language tongue|item product article sku|call conversation|email message|tool application app|record entry|form document|report document
  patient resident case|bed patient|location site branch office|warehouse facility|home residence|vehicle car van|part component|account customer client|campaign project
  feature function|release version|user person|user customer|machine device|computer workstation machine|spreadsheet sheet workbook file|checklist list|guide manual how-to
  dataset data|survey questionnaire|response reply answer|interview conversation|parent family|family household|child student|stop stage|performance show concert|event function
  title book publication|cost price expense|document documentation|alert monitoring warning|contract agreement|inspection check|workshop training|newsletter bulletin|prototype sample|research study|drink beverage|runner participant|recording clip track|picture photo image|region area territory|meeting appointment|house property|car auto automobile|person other|mortgage loan|van vehicle
  paramedic medic|technician tech|developer dev programmer|roster rota schedule timetable shift-plan|loan issue checkout|demo demonstration presentation
  leaflet flyer brochure flier|till drawer register|street road|chemist pharmacy pharmacist|lift elevator|garbage waste trash|follower subscriber|supporter donor subscriber|outage interruption
`
  .trim()
  .split(/[|\n]/)
  .map((group) => group.trim().split(/\s+/).map(stem))

const namesByStem = new Map<string, Set<string>>()
for (const group of groups)
  for (const one of group) {
    const names = namesByStem.get(one) ?? new Set()
    for (const other of group) names.add(other)
    namesByStem.set(one, names)
  }

/** Whether any of these stems names what one of those names. */
export const hasThing = (stems: ReadonlySet<string>, thing: string): boolean =>
  stems.has(thing) || Array.from(namesByStem.get(thing) ?? []).some((name) => stems.has(name))
