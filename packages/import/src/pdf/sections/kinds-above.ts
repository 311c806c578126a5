// Kinds of work over the posts that are of that kind.
import type { ExperienceItem } from '@galley/contract/resume-data'
import type { FoundText, ImportDraft } from './draft.ts'

type Post = ImportDraft<ExperienceItem>

/** "Part time" by itself, over posts, is what all of them were. */
export function withKindsAbove(posts: readonly Post[]): Post[] {
  let above: FoundText | undefined
  return posts.flatMap((post) => {
    const isKindAlone = post.employmentType && !post.company && !post.position && !post.startDate && !post.description
    if (isKindAlone) above = post.employmentType
    return isKindAlone ? [] : [{ ...post, employmentType: post.employmentType ?? above }]
  })
}
