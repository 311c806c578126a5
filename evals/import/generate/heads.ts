// How a person is named and reached, as heads of pages have it: mostly all of it, sometimes less, sometimes with the
// addresses of others further down. An import must know when it has found none, and whose it has found.
import type { Draws } from './random.ts'
import * as pools from './word-pools.ts'

export interface GeneratedReferee {
  readonly name: string
  readonly post: string
  readonly email: string
  readonly phone: string
}

const phones = [
  '+49 221 5550173',
  '(555) 123-4567',
  '+1-123-456-7890',
  '+44 20 7946 0958',
  '607.379.5733',
  '+46 70 555 01 28',
  '+33 1 99 00 12 34',
  '(020) 7946 0123',
]
const mailHosts = ['example.com', 'mail.example.org', 'beispiel.de', 'gmail.com']
const nameDegrees = [', PhD', ', MBA', ' RN', ', CPA', ', M.D.', ', Dr.-Ing.']

const plain = (text: string) => text.normalize('NFKD').replace(/[^\w]/g, '').toLowerCase()

export function contactsOf(random: Draws) {
  const [given, family] = [random.pick(pools.givenNames), random.pick(pools.familyNames)]
  const user = `${plain(given)}${random.pick(['.', '', '_'])}${plain(family)}`
  const whole = random.chance(0.15)
    ? `${given} ${random.pick(['J.', 'M.', 'van', 'de'])} ${family}`
    : `${given} ${family}`
  return {
    name: `${whole}${random.chance(0.06) ? random.pick(nameDegrees) : ''}`,
    headline: random.chance(0.6) ? random.pick([...pools.headlines, ...pools.titles]) : '',
    email: random.chance(0.1) ? '' : `${user}@${random.pick(mailHosts)}`,
    phone: random.chance(0.2) ? '' : random.pick(phones),
    place: random.chance(0.8) ? random.pick(pools.cities) : '',
    links: random.some(
      [`linkedin.com/in/${user}`, `github.com/${user}`, `https://${user.replace(/[._]/g, '')}.dev`],
      random.whole(0, 3),
    ),
  }
}

/** Those who may be asked, with their addresses; none where they are named upon request. */
export function refereesOf(random: Draws): GeneratedReferee[] {
  const hasReferees = random.chance(0.6)
  return Array.from({ length: hasReferees ? random.whole(1, 3) : 0 }, () => {
    const [given, family] = [random.pick(pools.givenNames), random.pick(pools.familyNames)]
    return {
      name: `${given} ${family}`,
      post: random.pick(pools.titles),
      email: `${plain(given)}.${plain(family)}@${random.pick(mailHosts)}`,
      phone: random.chance(0.7) ? random.pick(phones) : '',
    }
  })
}

/** What stands over the name, and how large name and headline are, in parts of the text's size. */
export interface HeadSizes {
  readonly documentTitle: string
  readonly name: number
  readonly headline: number
}

export function headSizesOf(random: Draws): HeadSizes {
  const documentTitle = random.chance(0.08) ? random.pick(['Curriculum Vitae', 'Resume', 'Lebenslauf']) : ''
  const name = random.pick([2.2, 2.2, 2.2, 1.6, 1.6, 1.25, 1.05])
  return { documentTitle, name, headline: random.pick([1, 1, 1, 1, 1.15, 1.4, 1.8]) }
}
