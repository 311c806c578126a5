// The product's rate limits: how many compiles, saves, messages, sign-ins and so on one user, or one address, may make
// in how many seconds. Counted in memory: large or writing calls by limit-before-bodies.ts, the others by their route.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiFailure } from './api-failure.ts'

export interface Allowance {
  points: number
  seconds: number
  /** What may be spent beyond that, over a longer time: for a person who tries several times in a row. */
  burst?: { points: number; seconds: number }
}

/** A row per limit; the comment on each says which calls it counts. Tests pass wider ones. */
export const defaultAllowances = {
  // logIn and /token by password, wrong passwords only (sign-in-limits.ts): 34 a day from one address, 63 from all that
  // the account does not know.
  signInPerAccountAndAddress: { points: 1, seconds: 3_600, burst: { points: 10, seconds: 86_400 } },
  signInPerAccount: { points: 2, seconds: 3_600, burst: { points: 15, seconds: 86_400 } },
  // logIn and /token by password, right passwords too.
  signInPerAddress: { points: 40, seconds: 60 },
  // registerAccount and /signup.
  signUpPerAddress: { points: 60, seconds: 300 },
  // /token by refresh token.
  refreshPerAddress: { points: 150, seconds: 300 },
  // Compiles per minute: compilePdf, compileForAnalysis, getDocumentPdf, getReceipt. The live preview compiles after each
  // pause in typing of 150 ms: no user types that restlessly for a minute.
  compilePerUser: { points: 600, seconds: 60 },
  // locateLine, locatePoint: from the source to the page and back.
  locatePerUser: { points: 600, seconds: 60 },
  // getCompileLog.
  logPerUser: { points: 120, seconds: 60 },
  // createResume, createDocument, copyDocument.
  createPerUser: { points: 30, seconds: 60 },
  // saveResume, saveDocument, and calls about versions that write. The editor saves two seconds after the last change:
  // this allows several tabs that never stop.
  savePerUser: { points: 240, seconds: 60 },
  // renameResume.
  renamePerUser: { points: 60, seconds: 60 },
  // deleteResume, deleteDocument.
  deletePerUser: { points: 60, seconds: 60 },
  // startSession. Reopened every second or two while a user waits for an answer in progress.
  chatPerUser: { points: 120, seconds: 60 },
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

const limiterOf = ({ points, seconds }: { points: number; seconds: number }) =>
  new RateLimiterMemory({ points, duration: seconds })

export function createRequestLimits(allowances: Allowances): RequestLimits {
  const limiters = new Map(
    Object.entries(allowances).map(([name, allowance]) => [
      name,
      { steady: limiterOf(allowance), burst: allowance.burst && limiterOf(allowance.burst) },
    ]),
  )
  /** Milliseconds until the next use, or 0 where this one was counted. */
  const consume = async (limiter: RateLimiterMemory, key: string): Promise<number> => {
    try {
      await limiter.consume(key)
      return 0
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return Math.max(1, refused.msBeforeNext)
    }
  }
  return {
    async spend(name, key) {
      const { steady, burst } = limiters.get(name) ?? {}
      const giveBackTo = (limiter: RateLimiterMemory | undefined) => async () => void (await limiter?.reward(key))
      const waitMs = steady === undefined ? 0 : await consume(steady, key)
      if (waitMs === 0) return giveBackTo(steady)
      if (burst && (await consume(burst, key)) === 0) return giveBackTo(burst)
      throw new ApiFailure('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
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
