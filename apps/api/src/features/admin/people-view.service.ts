// What an operator sees of people: put together from the features that know it. No text of a resume is among it.
import type { PeopleService, StoredPerson } from '../accounts/people/people.service.ts'
import type { BansService } from '../accounts/bans/bans.service.ts'
import type { AlarmsService } from '../alarms/alarms.service.ts'
import type { ListedPayment, PaymentList } from '../billing/listing/payment-list.service.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { ResumesService } from '../resumes/resumes.service.ts'
import type { OperatorsService } from './operators.service.ts'

export type PeopleView = ReturnType<typeof createPeopleView>
export type SummaryOfPerson = Awaited<ReturnType<PeopleView['summaries']>>[number]
/** A payment with the kinds of its open alarms. */
export type AlarmedPayment = ListedPayment & { alarms: string[] }

interface Parts {
  people: PeopleService
  bans: Pick<BansService, 'listOf'>
  operators: Pick<OperatorsService, 'among'>
  resumes: Pick<ResumesService, 'countsOf' | 'overviewOf'>
  credits: Pick<CreditsService, 'accountsOf' | 'linesOf'>
  payments: PaymentList
  alarms: Pick<AlarmsService, 'openAbout'>
}

export function createPeopleView({ people, bans, operators, resumes, credits, payments, alarms }: Parts) {
  async function summaries(found: StoredPerson[]) {
    const ids = found.map(({ id }) => id)
    const [banned, roles, counts, accounts] = await Promise.all([
      bans.listOf(ids),
      operators.among(ids),
      resumes.countsOf(ids),
      credits.accountsOf(ids),
    ])
    return found.map((person) => {
      const account = accounts.get(person.id)
      return {
        ...person,
        ban: banned.get(person.id) ?? null,
        isOperator: roles.has(person.id),
        resumes: counts.get(person.id) ?? 0,
        credits: account ? account.granted - account.used : null,
      }
    })
  }

  async function paymentPage(which: { userId: string | null; before: string | null }) {
    const page = await payments.page(which)
    const kinds = await alarms.openAbout(page.payments.map(({ id }) => id))
    return { ...page, payments: page.payments.map((one) => ({ ...one, alarms: kinds.get(one.id) ?? [] })) }
  }

  return {
    summaries,
    paymentPage,

    async search(text: string, before: string | null) {
      const { people: found, next } = await people.search(text, before)
      return { people: await summaries(found), next }
    },

    /** Null where there is no such person. */
    async summaryOf(userId: string) {
      const person = await people.find(userId)
      return person ? ((await summaries([person]))[0] ?? null) : null
    },

    /** Null where there is no such person. */
    async detailOf(userId: string) {
      const person = await people.find(userId)
      if (!person) return null
      const [[summary], overview, accounts, lines, paid] = await Promise.all([
        summaries([person]),
        resumes.overviewOf(userId),
        credits.accountsOf([userId]),
        credits.linesOf(userId),
        paymentPage({ userId, before: null }),
      ])
      return summary
        ? { summary, resumes: overview, credits: accounts.get(userId) ?? null, lines, payments: paid.payments }
        : null
    },
  }
}
