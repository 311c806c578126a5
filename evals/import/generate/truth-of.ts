// What an import of a generated page should find, in the shape of the corpora (evals/import/score.ts).
import { dateOf } from '../date-of.ts'
import type { Truth } from '../score.ts'
import type { GeneratedLook } from './families.ts'
import type { GeneratedPerson } from './people.ts'

export function truthOf(person: GeneratedPerson, look: GeneratedLook, headings: readonly string[]): Truth {
  const has = (kind: GeneratedPerson['sections'][number]) => person.sections.includes(kind)
  const isTwo = look.frame.endsWith('side') || look.frame === 'halves'
  const posts = [...person.posts, ...(has('volunteering') ? person.volunteering : [])]
  const first = person.posts[0]
  return {
    source: { layout: isTwo ? '2 columns' : '1 column' },
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: person.place,
    links: person.links,
    experience: posts.map((post, index) => ({
      company: look.isPromoted && index < person.posts.length ? first!.company : post.company,
      position: post.title,
      start: dateOf(post.from),
      end: dateOf(post.to),
      location: look.isPromoted && index < person.posts.length ? first!.place : post.place,
      bullets: post.bullets.length,
    })),
    education: person.degrees.map(({ school, degree, subject, from, to }) => ({
      institution: school === '' ? person.degrees[0]!.school : school,
      degree,
      field: subject,
      start: dateOf(from),
      end: dateOf(to),
    })),
    projects: has('projects') ? person.projects.map(({ name }) => name) : [],
    skills: has('skills') ? person.skills.flatMap(({ items }) => items) : [],
    headings,
  }
}
