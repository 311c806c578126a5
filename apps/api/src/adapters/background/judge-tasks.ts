// What is done in the background: pure but for the functions of its caller, of values that can be copied from thread to
// thread.
import { judgeDraft, judgeRepair, salvageDraft } from '@galley/honesty/draft/judge-draft'
import { answerOffline, type OfflineAsk } from '@galley/honesty/offline/answer-offline'
import type { CountPages } from '@galley/honesty/offline/look/fit'

export const backgroundTasks = {
  judgeDraft,
  judgeRepair,
  salvageDraft,
  answerByRules: async (ask: OfflineAsk, { count }: { count: CountPages }) => answerOffline(ask, count),
}
export type BackgroundTasks = typeof backgroundTasks
