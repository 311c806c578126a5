// Each field of an import, right or wrong, where the truth says anything about it.
import type { ResumeData } from '@galley/contract/resume-data'
import { dateOf } from './date-of.ts'
import { degreeWords, isAlike, isSamePhone, isYearSame, likeness, overlap, pairs, same } from './score.ts'
import type { Truth } from './score.ts'
import { strip } from './strip.ts'

/** By path; paths that the truth does not judge are missing. */
export function judgedFields(data: ResumeData, truth: Truth): ReadonlyMap<string, boolean> {
  const judged = new Map<string, boolean>()
  const judge = (path: string, text: string, isRight: boolean) => {
    if (text !== '') judged.set(path, isRight)
  }
  const { personalInfo: person } = data
  const isOne = (text: string, all: readonly string[], isEqual: (one: string, other: string) => boolean) =>
    all.some((each) => isEqual(text, each))
  judge('personalInfo.name', person.name, same(person.name, truth.name))
  judge(
    'personalInfo.email',
    person.email,
    isOne(strip(person.email), [truth.email, ...(truth.emailAlt ?? [])].map(strip), (one, other) => one === other),
  )
  judge('personalInfo.phone', person.phone, isOne(person.phone, [truth.phone, ...(truth.phoneAlt ?? [])], isSamePhone))
  judge(
    'personalInfo.address',
    person.address,
    isOne(person.address, [truth.location, ...(truth.locationAlt ?? [])], isAlike),
  )
  judgePosts(data, truth, judge)
  judgeDegrees(data, truth, judge)
  if (truth.projects.length > 0)
    for (const [index, { name }] of data.projects.entries())
      judge(`projects.${index}.name`, name, isOne(name, truth.projects, isAlike))
  if (truth.skills.length > 0)
    for (const [index, skill] of data.skills.entries())
      if (!isOne(skill, truth.skillsOptional ?? [], same))
        judge(`skills.${index}`, skill, isOne(skill, truth.skills, same))
  return judged
}

type Judge = (path: string, text: string, isRight: boolean) => void

function judgePosts(data: ResumeData, truth: Truth, judge: Judge): void {
  const posts = [
    ...data.experience.map((post, index) => ({
      ...post,
      path: `experience.${index}`,
      keys: ['company', 'position'] as const,
    })),
    ...data.volunteering.map((post, index) => ({
      ...post,
      company: post.organization,
      position: post.role,
      path: `volunteering.${index}`,
      keys: ['organization', 'role'] as const,
    })),
  ].map((post) => ({ ...post, start: dateOf(post.startDate), end: post.current ? 'present' : dateOf(post.endDate) }))
  const optional = truth.experienceOptional ?? []
  const counted = posts.filter(
    ({ company, position }) => !optional.some((name) => isAlike(company, name) || isAlike(position, name)),
  )
  const matched = new Map(
    pairs(
      counted,
      truth.experience,
      (one, other) =>
        likeness(one.company, other.company) +
        likeness(one.position, other.position) +
        (isYearSame(one.start, other.start) ? 0.6 : 0) +
        (isYearSame(one.end, other.end) ? 0.6 : 0),
    ),
  )
  for (const post of counted) {
    const own = matched.get(post)
    judge(`${post.path}.${post.keys[0]}`, post.company, own !== undefined && isAlike(post.company, own.company))
    judge(`${post.path}.${post.keys[1]}`, post.position, own !== undefined && isAlike(post.position, own.position))
    judge(`${post.path}.startDate`, post.startDate, own !== undefined && post.start === own.start)
    judge(
      `${post.path}.endDate`,
      post.endDate,
      own !== undefined && (post.end === own.end || (own.start === own.end && post.end === own.start)),
    )
    if (!own || own.location !== '')
      judge(`${post.path}.location`, post.location, own !== undefined && isAlike(post.location, own.location))
  }
}

function judgeDegrees(data: ResumeData, truth: Truth, judge: Judge): void {
  const wanted = truth.education.map((each) => ({ ...each, both: `${each.degree} ${each.field}`.trim() }))
  const found = data.education.map((each, index) => ({
    ...each,
    index,
    both: `${each.degree} ${each.field}`.trim(),
    end: dateOf(each.endDate),
  }))
  const degreeLike = (one: string, other: string) => (other === '' ? 0 : overlap(degreeWords(one), degreeWords(other)))
  const matched = new Map(
    pairs(
      found,
      wanted,
      (one, other) =>
        likeness(one.institution, other.institution) +
        degreeLike(one.both, other.both) +
        (isYearSame(one.end, other.end) ? 0.5 : 0),
    ),
  )
  for (const one of found) {
    const own = matched.get(one)
    const isDegree = own !== undefined && degreeLike(one.both, own.both) >= 0.6
    judge(
      `education.${one.index}.institution`,
      one.institution,
      own !== undefined && isAlike(one.institution, own.institution),
    )
    judge(`education.${one.index}.degree`, one.degree, isDegree)
    judge(`education.${one.index}.field`, one.field, isDegree)
    judge(
      `education.${one.index}.endDate`,
      one.endDate,
      own !== undefined && (own.end === '' || isYearSame(one.end, own.end)),
    )
  }
}
