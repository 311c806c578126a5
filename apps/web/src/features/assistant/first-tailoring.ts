// The first proposal for a job is a part of generating the resume: the page asks for it by itself, once. After a
// stop or a failure the user asks for it again or leaves it.
const keyOf = (resumeId: string) => `galley:first-tailoring:${resumeId}`

/**
 * True once for each resume in a session of the browser. Where that can't be remembered never: it is left to the
 * person.
 */
export function takeFirstTailoring(storage: Storage, resumeId: string): boolean {
  try {
    if (storage.getItem(keyOf(resumeId)) !== null) return false
    storage.setItem(keyOf(resumeId), 'sent')
    return true
  } catch {
    return false
  }
}
