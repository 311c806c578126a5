// What an operator asks the API for, and does through it. Whatever was done is read again.
import { listActs, listPersonEvents } from '@galley/contract/admin/acts'
import { closeAlarm, listAlarms, listPayments } from '@galley/contract/admin/payments'
import { banPerson, changeCredits, getOperator, getPerson, liftBan, listPeople } from '@galley/contract/admin/people'
import { listSwitches, setSwitch, type SwitchName } from '@galley/contract/admin/switches'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import { admin as words } from '../../strings/en/operating/admin.ts'

const key = ['admin'] as const

const mayPass = (error: Error) => !(error instanceof ApiError) || error.status >= 500
const settings = {
  retry: (failures: number, error: Error) => mayPass(error) && failures < 1,
  refetchOnMount: 'always',
} as const

export const useOperator = () =>
  useQuery({ queryKey: [...key, 'me'], queryFn: ({ signal }) => api(getOperator, {}, { signal }), ...settings })

const pages = { initialPageParam: null as string | null, ...settings }
const nextOf = ({ next }: { next: string | null }) => next
const after = (before: string | null) => (before === null ? {} : { before })

export const usePeople = (q: string) =>
  useInfiniteQuery({
    queryKey: [...key, 'people', q],
    queryFn: ({ pageParam, signal }) => api(listPeople, { query: { q, ...after(pageParam) } }, { signal }),
    getNextPageParam: nextOf,
    placeholderData: keepPreviousData,
    ...pages,
  })

export const usePerson = (id: string) =>
  useQuery({
    queryKey: [...key, 'person', id],
    queryFn: ({ signal }) => api(getPerson, { params: { id } }, { signal }),
    ...settings,
  })

export const usePayments = () =>
  useInfiniteQuery({
    queryKey: [...key, 'payments'],
    queryFn: ({ pageParam, signal }) => api(listPayments, { query: after(pageParam) }, { signal }),
    getNextPageParam: nextOf,
    ...pages,
  })

export const useAlarms = () =>
  useInfiniteQuery({
    queryKey: [...key, 'alarms'],
    queryFn: ({ pageParam, signal }) => api(listAlarms, { query: after(pageParam) }, { signal }),
    getNextPageParam: nextOf,
    ...pages,
  })

export const useSwitches = () =>
  useQuery({ queryKey: [...key, 'switches'], queryFn: ({ signal }) => api(listSwitches, {}, { signal }), ...settings })

/** Of all, or about one person. */
export const useActs = (person?: string) =>
  useInfiniteQuery({
    queryKey: [...key, 'acts', person],
    queryFn: ({ pageParam, signal }) =>
      api(listActs, { query: { ...after(pageParam), ...(person !== undefined && { person }) } }, { signal }),
    getNextPageParam: nextOf,
    ...pages,
  })

export const usePersonEvents = (person?: string) =>
  useInfiniteQuery({
    queryKey: [...key, 'events', person],
    queryFn: ({ pageParam, signal }) =>
      api(listPersonEvents, { query: { ...after(pageParam), ...(person !== undefined && { person }) } }, { signal }),
    getNextPageParam: nextOf,
    ...pages,
  })

function useAct<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  // Also where it failed: it may have been done all the same.
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: key }) })
}

export interface CreditsAct {
  amount: number
  reason: string
  /** A retry of the same act sends the same one. */
  idempotencyKey: string
}

export const useChangeCredits = (id: string) =>
  useAct(({ idempotencyKey, ...body }: CreditsAct) =>
    api(changeCredits, { params: { id }, headers: { 'idempotency-key': idempotencyKey }, body }),
  )
export const useBan = (id: string) => useAct((reason: string) => api(banPerson, { params: { id }, body: { reason } }))
export const useLiftBan = (id: string) => useAct((reason: string) => api(liftBan, { params: { id }, body: { reason } }))
export const useCloseAlarm = () =>
  useAct(({ id, reason }: { id: string; reason: string }) => api(closeAlarm, { params: { id }, body: { reason } }))
export const useSetSwitch = () =>
  useAct(({ name, isOn, reason }: { name: SwitchName; isOn: boolean; reason: string }) =>
    api(setSwitch, { params: { name }, body: { is_on: isOn, reason } }),
  )

/** What the server said, where it said something. */
export function sentenceOf(error: Error | null): string | null {
  if (error === null) return null
  return error instanceof ApiError && error.code !== 'unreadable' ? error.detail : words.reason.failed
}
