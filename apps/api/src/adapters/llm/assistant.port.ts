// The assistant that answers messages: a language model, or the built-in rules.
import type { Beside } from '../compiler/compiler.port.ts'
import type { ChangeReason, Claim, Selection, Stage } from '@galley/contract/assistant'
import type { QuotedWording } from '@galley/honesty/reply/read-wordings'
import type { ResumeData } from '@galley/contract/resume-data'
import type { ClaimAnswer } from '@galley/honesty/reply/answers'

export type Intent = 'chat' | 'tailor'

export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

export interface Attachment {
  /** Base64. */
  data: string
  type: string
  name: string
}

export interface Ask {
  intent: Intent
  message: string
  /** The message as the answer to the question about a claim, where it is one. */
  answer?: ClaimAnswer
  /** The accepted document, whole. */
  latex: string
  /** The part of it that the message is about: nothing else is to change. */
  selection?: Selection
  /** The text to change, where it is another: that of a waiting proposal whose question this message answers. */
  draftOn?: string
  form: ResumeData
  /** Empty without a posting. Data, never an instruction. */
  jobDescription: string
  /** Of its terms, the ones that are not to count. */
  ignoredTerms?: readonly string[]
  /** Of proofreading, what the person says is right, by its keys. */
  ignoredFindings?: readonly string[]
  /** What was said before, oldest first, bounded. */
  history: Turn[]
  image: Attachment | null
  pdf: Attachment | null
  /** What lies beside the document when it is compiled. Never sent to a model. */
  beside?: Beside | undefined
}

export interface AssistantDraft {
  message: string
  /** A whole document, or only its body; null: words alone. */
  latex: string | null
  /** Nothing was done and no answer given: it costs no credit. */
  isRefusal: boolean
  /** Words of the person's that rules have written as they stand. Never of a model. */
  stated?: readonly string[]
  /** What the assistant asks the person by itself. */
  claims?: Claim[]
  /** Why it changed which lines. Words to the person; nothing is judged by them. */
  reasons?: ChangeReason[]
  /** Other wordings of changed lines, unchecked. */
  wordings?: QuotedWording[]
}

/** What a draft may not say, for the one repair round. */
export interface Objection {
  code: string
  text: string
  where: string | null
  allowed: readonly string[]
}

/** A draft that can't be offered, and why. */
export interface DraftRefusal {
  draft: AssistantDraft
  objections: readonly Objection[]
}

export interface Progress {
  signal: AbortSignal
  /** A further part of the words that the person reads. */
  onText(text: string): void
  /** The words are over, and a document follows. */
  onDocument?(): void
}

/** Tokens used at a provider since the start. */
export interface TokensUsed {
  answers: number
  inputTokens: number
  /** Of these, the ones that the provider had in its cache. */
  cachedTokens: number
  outputTokens: number
}

export interface AssistantPort {
  kind: 'offline' | 'model'
  /** The longest that it takes, in milliseconds, repair included. */
  patienceMs: number
  /** Rejects with an AssistantFailure where no answer is possible, and with the signal's reason when stopped. */
  draft(ask: Ask, progress: Progress): Promise<AssistantDraft>
  /** The same draft without what was objected to; null where it does not repair. */
  repair(ask: Ask, refused: DraftRefusal, signal: AbortSignal): Promise<AssistantDraft | null>
  used(): TokensUsed
}

export type FailureReason =
  | 'slow'
  | 'unreachable'
  /** Too many requests, or the provider is overloaded. */
  | 'overloaded'
  /** The provider does not accept the key, or does not know the model: for the operator to put right. */
  | 'misconfigured'
  /** The provider does not take this request. */
  | 'refused'
  /** The provider's content filter held the reply back. */
  | 'filtered'
  | 'empty'
  | 'unreadable'
  /** It ran into the provider's limit, or the connection broke: what came is a part. */
  | 'cut_off'
  | 'no_images'

export class AssistantFailure extends Error {
  readonly reason: FailureReason
  /** The provider's HTTP status, where it sent one. */
  readonly status: number | null
  constructor(reason: FailureReason, { status = null }: { status?: number | null } = {}) {
    super(reason)
    this.reason = reason
    this.status = status
  }
}

/** Progress of an answer, for its listener. */
export interface AnswerListener {
  onText(text: string): void
  onStage(stage: Stage): void
}
