// What is done in the background: pure but for the functions of its caller, of values that can be copied from thread to
// thread.
import { exportResume, type ReadFormat } from '@galley/export/export-resume'
import {
  judgeDraft,
  judgeRepair,
  salvageDraft,
  type DraftCaller,
  type DraftToJudge,
  type Round,
} from '@galley/honesty/draft/judge-draft'
import type { Inspect, JudgedText } from '@galley/honesty/draft/judge-text'
import { readAgain, type ReadDraft } from '@galley/honesty/entailment/read-again'
import { readingOf } from '@galley/honesty/entailment/reading-of'
import { taggedWords } from '@galley/honesty/lexicon/part-of-speech'
import { judgeDocument, type DocumentToJudge } from '@galley/honesty/documents/judge-document'
import { composeDocument, type DocumentBrief } from '@galley/honesty/offline/documents/compose-document'
import { answerOffline, type OfflineAsk, type OfflineCaller } from '@galley/honesty/offline/answer-offline'
import { ownFacts, type AmendedMessage } from '@galley/honesty/reply/own-words'
import { wordLexicon } from './word-lexicon.ts'

export const backgroundTasks = {
  judgeDraft: (draft: DraftToJudge, caller: DraftCaller) => judgeDraft(draft, caller, wordLexicon()),
  judgeRepair: (round: Round & { given: string }, caller: { inspect: Inspect }) =>
    judgeRepair(round, caller, wordLexicon()),
  salvageDraft: (round: Round & { text: JudgedText }, caller: { inspect: Inspect }) =>
    salvageDraft(round, caller, wordLexicon()),
  readingOf: async ({ round, text }: { round: Round; text: JudgedText }, _nothing: Record<never, never>) =>
    readingOf(round, text, wordLexicon()),
  readAgain: (read: ReadDraft, caller: { inspect: Inspect }) => readAgain(read, caller, wordLexicon()),
  exportResume: async (input: { latex: string; format: ReadFormat }, _nothing: Record<never, never>) =>
    exportResume(input),
  readFacts: async (groups: { said: AmendedMessage[]; postings: string[] }[], _nothing: Record<never, never>) =>
    groups.map(({ said, postings }) => ownFacts(said, postings)),
  composeDocument: async (brief: DocumentBrief & { latex: string }, _nothing: Record<never, never>) =>
    composeDocument(brief),
  judgeDocument: async (document: DocumentToJudge, _nothing: Record<never, never>) =>
    judgeDocument(document, wordLexicon()),
  answerByRules: async (ask: OfflineAsk, caller: OfflineCaller) => answerOffline(ask, caller),
}
export type BackgroundTasks = typeof backgroundTasks

const withoutWords: ReadonlySet<keyof BackgroundTasks> = new Set(['exportResume', 'readFacts', 'composeDocument'])

/** Reads what a task compares words by. Later calls in the same thread return at once. */
export function loadWords(name: keyof BackgroundTasks): void {
  if (withoutWords.has(name)) return
  wordLexicon()
  taggedWords('Led a team')
}
