// What packs cost here, and what was bought. Prices that can't be had are those of the United States, by specification.
import { getPurchase, listPurchases, type Purchase } from '@galley/contract/billing'
import { listPlans } from '@galley/contract/plans'
import {
  detectCountry,
  getPaymentRestriction,
  homeCountry,
  homePacks,
  listPacks,
  type Country,
  type Pack,
} from '@galley/contract/pricing'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../api/galley-api.ts'

const offerKey = ['billing', 'offer'] as const
const plansKey = ['billing', 'plans'] as const
const purchasesKey = ['billing', 'purchases'] as const

export interface Offer {
  country: Country
  packs: readonly Pack[]
  /** Only people in India can pay, and this is not one. */
  isRestricted: boolean
  /** Payments are only tried here: no money moves. */
  isTest: boolean
}

export async function fetchOffer(signal: AbortSignal): Promise<Offer> {
  const [country, { india_only: isIndiaOnly, is_test: isTest }] = await Promise.all([
    api(detectCountry, {}, { signal }).catch(() => homeCountry),
    api(getPaymentRestriction, {}, { signal }).catch(() => ({ india_only: false, is_test: false })),
  ])
  const isRestricted = isIndiaOnly && country.country_code !== 'IN'
  try {
    const { packs } = await api(listPacks, { params: { country: country.country_code } }, { signal })
    return { country, packs, isRestricted, isTest }
  } catch {
    return { country: homeCountry, packs: homePacks, isRestricted, isTest }
  }
}

export const useOffer = () =>
  useQuery({ queryKey: offerKey, queryFn: ({ signal }) => fetchOffer(signal), staleTime: 5 * 60_000 })

/** The plan that is paid for every month, at the price of the country; null where it can't be had. */
export const useMonthlyPlan = () =>
  useQuery({
    queryKey: plansKey,
    queryFn: async ({ signal }) =>
      (await api(listPlans, {}, { signal })).plans.find(({ interval }) => interval === 'month') ?? null,
    staleTime: 5 * 60_000,
    retry: 1,
  })

/** Resolves when the packs and the plan are there at today's prices. */
export function useRefreshPrices(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => {
    await Promise.all([offerKey, plansKey].map((queryKey) => client.invalidateQueries({ queryKey })))
  }, [client])
}

export const usePurchases = () =>
  useQuery({
    queryKey: purchasesKey,
    queryFn: ({ signal }): Promise<Purchase[]> => api(listPurchases, {}, { signal }),
    retry: 1,
    refetchOnMount: 'always',
  })

export function useRefreshPurchases(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: purchasesKey }), [client])
}

export const findPurchase = (id: string): Promise<Purchase> => api(getPurchase, { params: { id } })
