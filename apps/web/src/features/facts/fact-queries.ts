// What is known of the user's own words, and what they change of it.
import {
  correctFact,
  forgetFacts,
  listFacts,
  withdrawFact,
  type Fact,
  type FactsOfResume,
} from '@galley/contract/facts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import { facts as words } from '../../strings/en/facts.ts'

const key = ['facts'] as const
interface Listed {
  resumes: FactsOfResume[]
  has_more: boolean
}

/** Of one resume and its original, or of all. */
export const useFacts = (resumeId: string | null) =>
  useQuery({
    queryKey: [...key, resumeId],
    queryFn: ({ signal }) => api(listFacts, { query: resumeId === null ? {} : { resume_id: resumeId } }, { signal }),
    retry: (failures, error) => !(error instanceof ApiError && error.code === 'not_found') && failures < 1,
    refetchOnMount: 'always',
  })

const paramsOf = ({ message_id: id, key: of }: Fact) => ({ params: { id, key: of } })
export const isSame = (one: Fact, other: Fact) => one.message_id === other.message_id && one.key === other.key

/** Changes what is shown at once; the server's list follows. */
function useShown() {
  const client = useQueryClient()
  return {
    change: (to: (facts: Fact[]) => Fact[]) =>
      client.setQueriesData<Listed>({ queryKey: key }, (listed) =>
        listed === undefined
          ? listed
          : { ...listed, resumes: listed.resumes.map((of) => ({ ...of, facts: to(of.facts) })) },
      ),
    refresh: () => client.invalidateQueries({ queryKey: key }),
  }
}

/** `text` null: as it was written. Its failure is shown where it was typed. */
export function useCorrectFact() {
  const { change, refresh } = useShown()
  return useMutation({
    mutationFn: ({ fact, text }: { fact: Fact; text: string | null }) =>
      api(correctFact, { ...paramsOf(fact), body: { text } }),
    onSuccess: (corrected) => change((facts) => facts.map((fact) => (isSame(fact, corrected) ? corrected : fact))),
    onSettled: refresh,
  })
}

/** A toast takes it back. */
export function useWithdrawFact() {
  const { change, refresh } = useShown()
  const restore = useMutation({
    mutationFn: (fact: Fact) =>
      api(correctFact, { ...paramsOf(fact), body: { text: fact.is_corrected ? fact.text : null } }),
    onError: () => void toast.error(words.notRestored),
    onSettled: refresh,
  })
  return useMutation({
    mutationFn: (fact: Fact) => api(withdrawFact, paramsOf(fact)),
    onSuccess(_, fact) {
      change((facts) => facts.filter((one) => !isSame(one, fact)))
      toast(words.deleted, { duration: undoMs, action: { label: words.undo, onClick: () => restore.mutate(fact) } })
    },
    onError: (error) => void (isGone(error) || toast.error(words.notDeleted)),
    onSettled: refresh,
  })
}
const undoMs = 8_000
const isGone = (error: Error) => error instanceof ApiError && error.code === 'not_found'

/** Of one resume, or of all. */
export function useForgetFacts() {
  const { refresh } = useShown()
  return useMutation({
    mutationFn: (resumeId: string | null) =>
      api(forgetFacts, { query: resumeId === null ? {} : { resume_id: resumeId } }),
    onSuccess: () => void toast(words.forget.done),
    onError: () => void toast.error(words.forget.failed),
    onSettled: refresh,
  })
}
