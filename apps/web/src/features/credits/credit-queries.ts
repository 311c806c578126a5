// The balance and the statement. A balance that does not come is not shown: by specification its failure is silent.
import { getSubscription, listCredits, type Subscription } from '@galley/contract/credits'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../api/galley-api.ts'

const key = ['credits'] as const

export interface Balance {
  left: number
  granted: number
  used: number
  /** What is paid for every month; null: nothing. */
  plan: PlanState | null
}
export interface PlanState {
  status: Subscription['status']
  /** Of the month that is paid. */
  until: string
}

export const useBalance = () =>
  useQuery({
    queryKey: [...key, 'balance'],
    queryFn: async ({ signal }): Promise<Balance> => {
      const subscription = await api(getSubscription, {}, { signal })
      const { message_quota: granted, messages_used: used, status, current_period_end: until } = subscription
      return { left: granted - used, granted, used, plan: until === null ? null : { status, until } }
    },
    retry: 1,
    refetchOnMount: 'always',
  })

export const useStatement = () =>
  useInfiniteQuery({
    queryKey: [...key, 'statement'],
    queryFn: ({ pageParam, signal }) => api(listCredits, { query: pageParam ? { before: pageParam } : {} }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    retry: 1,
    refetchOnMount: 'always',
  })

/** The same, while waiting until they are there. */
export function useRefetchCredits(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: key }), [client])
}

/** Asks for both again: a message was answered. */
export function useRefreshCredits(): () => void {
  const client = useQueryClient()
  return useCallback(() => void client.invalidateQueries({ queryKey: key }), [client])
}
