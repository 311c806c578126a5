// The product's rate limits: how many compiles, saves, messages, sign-ins and so on one user, or one address, may make
// in how many seconds. Large or writing calls are counted by limit-before-bodies.ts, the others by their route; in this
// process, or in Redis for all processes (adapters/limits).
import type { LimitCounter, LimitCounters } from '../adapters/limits/limit-counters.port.ts'
import { ApiFailure } from './api-failure.ts'

export interface Allowance {
  points: number
  seconds: number
  /** What may be spent beyond that, over a longer time: for a person who tries several times in a row. */
  burst?: { points: number; seconds: number }
  /**
   * Each window lasts between once and twice `seconds`, at random, and a refusal does not say how much is left of it:
   * no client can be the first each time.
   */
  isJittered?: true
}

/** A row per limit; the comment on each says which calls it counts. Tests pass wider ones. */
export const defaultAllowances = {
  // logIn and /token by password, wrong passwords only (sign-in-limits.ts): a day 22 from one place or network, and at
  // most 78 from all that the account does not know. Of those, 20 are the first ones of networks without a guess.
  signInPerAccountAndPlace: { points: 1, seconds: 7_200, burst: { points: 10, seconds: 86_400 } },
  signInPerAccount: { points: 1, seconds: 1_800, isJittered: true, burst: { points: 10, seconds: 86_400 } },
  signInPerNewNetwork: { points: 20, seconds: 86_400 },
  // logIn and /token by password, right passwords too.
  signInPerAddress: { points: 40, seconds: 60 },
  // registerAccount and /signup.
  signUpPerAddress: { points: 60, seconds: 300 },
  // /recover, /resend, PUT /user: mails that one address asks for.
  mailPerAddress: { points: 10, seconds: 3_600 },
  // /verify: links and codes that one address tries.
  provePerAddress: { points: 20, seconds: 600 },
  // /verify: wrong codes for one account. A million codes: a day's tries find one in 100,000 times.
  codePerAccount: { points: 10, seconds: 86_400 },
  // /recover, /resend, PUT /user: mails that one mailbox gets. The newest link stays good once these are used up.
  mailPerRecipient: { points: 5, seconds: 3_600 },
  // PUT /user, PATCH /user_profiles, closeSession, second factors, passkeys.
  changePerUser: { points: 20, seconds: 600 },
  // PUT /user, deleteAccount: wrong current passwords.
  currentPasswordPerUser: { points: 10, seconds: 86_400 },
  // exportAccount. Each makes every PDF of the account.
  accountExportPerUser: { points: 5, seconds: 3_600 },
  // /factors/:id/challenge.
  challengePerUser: { points: 30, seconds: 600 },
  // /factors/:id/verify: wrong codes, at most 14 a day, of which seven in a row. Three codes in a million are right at
  // a time: such a day finds one in 24,000 times.
  secondFactorPerUser: { points: 1, seconds: 10_800, burst: { points: 6, seconds: 86_400 } },
  // /factors/recovery-codes/verify: wrong codes.
  recoveryCodePerUser: { points: 10, seconds: 86_400 },
  // /passkeys/authentication: tries of one address.
  passkeyPerAddress: { points: 40, seconds: 60 },
  // /token by refresh token.
  refreshPerAddress: { points: 150, seconds: 300 },
  // Compiles per minute: compilePdf, compileForAnalysis, getDocumentPdf, getReceipt. The live preview compiles after
  // each pause in typing of 150 ms: no user types that restlessly for a minute.
  compilePerUser: { points: 600, seconds: 60 },
  // fillTemplate. The text is made in this process; the templates page asks for a dozen.
  fillPerUser: { points: 60, seconds: 60 },
  // locateLine, locatePoint: from the source to the page and back.
  locatePerUser: { points: 600, seconds: 60 },
  // getCompileLog.
  logPerUser: { points: 120, seconds: 60 },
  // createResume, createDocument, copyDocument, duplicateResume, tailorCopy.
  createPerUser: { points: 30, seconds: 60 },
  // saveResume, saveDocument, decideChanges, setApplication, and calls about versions that write. The editor saves two
  // seconds after the last change: this allows several tabs that never stop.
  savePerUser: { points: 240, seconds: 60 },
  // renameResume.
  filesPerUser: { points: 120, seconds: 60 },
  renamePerUser: { points: 60, seconds: 60 },
  // deleteResume, restoreResume, deleteForGood, deleteDocument.
  deletePerUser: { points: 60, seconds: 60 },
  // startSession. Reopened every second or two while a user waits for an answer in progress.
  chatPerUser: { points: 120, seconds: 60 },
  // endSession. As often as one is opened.
  endPerUser: { points: 120, seconds: 60 },
  // stopAnswer, decideProposal: a click each, and a change of a proposal is one, too.
  decidePerUser: { points: 120, seconds: 60 },
  // correctFact, withdrawFact, forgetFacts, forgetConversation.
  factsPerUser: { points: 60, seconds: 60 },
  // sendMessage, generateDocument. No user writes one a second; credits are what limits a user, and refusals are free.
  messagesPerUser: { points: 60, seconds: 60 },
  // sendMessage with the intent first_tailoring. Free, as a part of generating a resume: more in a day than anybody
  // applies for.
  firstTailoringPerUser: { points: 20, seconds: 86_400 },
  // extractPdf, importFile. No user imports that many resumes.
  importPerUser: { points: 20, seconds: 60 },
  // exportResume. Each of the formats several times a minute.
  exportPerUser: { points: 60, seconds: 60 },
  // getThumbnail. A dashboard of 200 resumes asks for each once.
  thumbnailPerUser: { points: 600, seconds: 60 },
  // buyPack, subscribe. Each makes an order with the payment provider.
  buyPerUser: { points: 30, seconds: 3_600 },
  // cancelSubscription.
  cancelPerUser: { points: 30, seconds: 60 },
  // verifyPayment, verifySubscription.
  verifyPerUser: { points: 60, seconds: 60 },
  // changeCredits, banPerson, liftBan, closeAlarm, setSwitch: what an operator does, each with a reason.
  operatePerUser: { points: 120, seconds: 60 },
  // recordEvents.
  eventsPerAddress: { points: 120, seconds: 60 },
} satisfies Record<string, Allowance>
export type AllowanceName = keyof typeof defaultAllowances
export type Allowances = Record<AllowanceName, Allowance>

export interface RequestLimits {
  /**
   * Counts one use; throws `too_many_requests` with the seconds to wait once the allowance is used up.
   * Returns a function that takes this use back where it turns out not to count.
   */
  spend(name: AllowanceName, key: string): Promise<() => Promise<void>>
}

interface LimitParts {
  counters: LimitCounters
  /** As Math.random. */
  random?: () => number
  /** Receives the name of each limit that refuses a request. */
  onRefusal?: (name: AllowanceName) => void
}

export function createRequestLimits(
  allowances: Allowances,
  { counters, random = Math.random, onRefusal = () => {} }: LimitParts,
): RequestLimits {
  const limiters = new Map(
    Object.entries(allowances as Record<string, Allowance>).map(([name, { points, seconds, isJittered, burst }]) => [
      name,
      {
        steady: counters({ name, points, seconds }),
        burst: burst && counters({ name: `${name}:burst`, ...burst }),
        jitteredSeconds: isJittered ? seconds : null,
      },
    ]),
  )
  const consumeJittered = async (steady: LimitCounter, key: string, seconds: number) => {
    const use = await steady.consume(key, { seconds: Math.ceil(seconds * (1 + random())) })
    return { ...use, waitMs: use.waitMs === 0 ? 0 : seconds * 1_000 }
  }
  return {
    async spend(name, key) {
      const limiter = limiters.get(name)
      if (limiter === undefined) return async () => {}
      const { steady, burst, jitteredSeconds } = limiter
      const use = await (jitteredSeconds === null ? steady.consume(key) : consumeJittered(steady, key, jitteredSeconds))
      if (use.waitMs === 0) return use.giveBack
      const more = await burst?.consume(key)
      if (more?.waitMs === 0) return more.giveBack
      onRefusal(name)
      throw new ApiFailure('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(use.waitMs / 1000)) })
    },
  }
}

/** One household has a whole /64 of IPv6 addresses: they count as one. */
export function addressKey(ip: string): string {
  const address = ip.replace(/^::ffff:/, '')
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const middle = address.includes('::')
    ? Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
    : []
  return [...front, ...middle, ...back].slice(0, 4).join(':')
}

/** The /24 (IPv4) or the /48 (IPv6) of an address as `addressKey` returns it: one client often has all of them. */
export const networkKey = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 3).join(':') : address.split('.').slice(0, 3).join('.')
