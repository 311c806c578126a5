// Composes what operators see and do: people, bans, switches, alarms, and the log of acts.
import type { FastifyBaseLogger } from 'fastify'
import type { Clock, Ids } from './adapters/clock.port.ts'
import { transactionsOf } from './adapters/transactions.port.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { createBansRepository } from './features/accounts/bans/bans.repository.ts'
import { createBans } from './features/accounts/bans/bans.service.ts'
import { createPeopleRepository } from './features/accounts/people/people.repository.ts'
import { createPeople } from './features/accounts/people/people.service.ts'
import { createActsRepository } from './features/admin/acts.repository.ts'
import { createActs } from './features/admin/acts.service.ts'
import { createAdmin } from './features/admin/admin.service.ts'
import { createOperatorCredits } from './features/admin/operator-credits.service.ts'
import { createOperatorsRepository } from './features/admin/operators.repository.ts'
import { createOperators } from './features/admin/operators.service.ts'
import { createPeopleView } from './features/admin/people-view.service.ts'
import { createAlarmsRepository } from './features/alarms/alarms.repository.ts'
import { createAlarms } from './features/alarms/alarms.service.ts'
import { createPaymentListRepository } from './features/billing/listing/payment-list.repository.ts'
import { createPaymentList } from './features/billing/listing/payment-list.service.ts'
import { createSwitchesRepository } from './features/switches/switches.repository.ts'
import { createSwitches } from './features/switches/switches.service.ts'

interface OperatingParts {
  database: Pick<OpenDatabase, 'db'>
  clock: Clock
  ids: Ids
}

/** Who has the role, and who is there: also for bin/operator, which runs without an app. */
export function createRoles({ database: { db }, ...parts }: OperatingParts, onFailure: (error: Error) => void) {
  const people = createPeople({ ...parts, repository: createPeopleRepository(db), onFailure })
  const acts = createActs({ ...parts, repository: createActsRepository(db) })
  const bansOf = (onSessionsEnded: () => void) =>
    createBans({ ...parts, repository: createBansRepository(db), onSessionsEnded })
  const operators = createOperators({
    ...parts,
    repository: createOperatorsRepository(db),
    people,
    bans: bansOf(() => {}),
    acts,
    transactions: transactionsOf(db),
  })
  return { people, acts, operators, bansOf }
}

/** What other features ask before they do something, and where they report. */
export const createGuards = ({ database: { db }, ...parts }: OperatingParts, log: FastifyBaseLogger) => ({
  switches: createSwitches({ ...parts, repository: createSwitchesRepository(db) }),
  alarms: createAlarms({
    ...parts,
    repository: createAlarmsRepository(db),
    onFailure: (error) => log.error({ err: { type: error.name } }, 'an alarm was not stored'),
  }),
})

type Admin = Parameters<typeof createAdmin>[0]
type Credits = Parameters<typeof createOperatorCredits>[0]
type View = Parameters<typeof createPeopleView>[0]
type Others = Omit<Admin, 'transactions'> & Pick<Credits, 'acts' | 'people' | 'credits'> & Omit<View, 'payments'>

export function createOperating(parts: OperatingParts, others: Others) {
  const { db } = parts.database
  const payments = createPaymentList({ repository: createPaymentListRepository(db) })
  return {
    admin: createAdmin({ ...others, transactions: transactionsOf(db) }),
    operatorCredits: createOperatorCredits({ ...parts, ...others, transactions: transactionsOf(db) }),
    peopleView: createPeopleView({ ...others, payments }),
  }
}
