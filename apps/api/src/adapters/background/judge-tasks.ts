// What is done in the background: pure but for the functions of its caller, of values that can be copied from thread to
// thread.
import { exportResume, type ReadFormat } from '@galley/export/export-resume'
import { judgeDraft, judgeRepair, salvageDraft } from '@galley/honesty/draft/judge-draft'
import { answerOffline, type OfflineAsk } from '@galley/honesty/offline/answer-offline'
import type { CountPages } from '@galley/honesty/offline/look/fit'

export const backgroundTasks = {
  judgeDraft,
  judgeRepair,
  salvageDraft,
  exportResume: async (input: { latex: string; format: ReadFormat }, _nothing: Record<never, never>) =>
    exportResume(input),
  answerByRules: async (ask: OfflineAsk, { count }: { count: CountPages }) => answerOffline(ask, count),
}
export type BackgroundTasks = typeof backgroundTasks
