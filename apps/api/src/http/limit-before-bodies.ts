// Calls with large bodies, and calls that write, are counted before their bodies are read: a user over the limit does
// not make the server take in megabytes first.
import { allCalls } from '@galley/contract/all-calls'
import type { FastifyInstance } from 'fastify'
import type { AllowanceName, RequestLimits } from './rate-limits.ts'

const allowances = {
  createResume: 'createPerUser',
  saveResume: 'savePerUser',
  saveNamedVersion: 'savePerUser',
  nameVersion: 'savePerUser',
  restoreVersion: 'savePerUser',
  renameResume: 'renamePerUser',
  deleteResume: 'deletePerUser',
  restoreResume: 'deletePerUser',
  deleteForGood: 'deletePerUser',
  duplicateResume: 'createPerUser',
  tailorCopy: 'createPerUser',
  decideChanges: 'savePerUser',
  setApplication: 'savePerUser',
  putResumeFile: 'filesPerUser',
  renameResumeFile: 'filesPerUser',
  deleteResumeFile: 'filesPerUser',
  getResumeFile: 'filesPerUser',
  extractPdf: 'importPerUser',
  importFile: 'importPerUser',
  fillTemplate: 'fillPerUser',
  compilePdf: 'compilePerUser',
  compileForAnalysis: 'compilePerUser',
  startSession: 'chatPerUser',
  sendMessage: 'messagesPerUser',
  stopAnswer: 'decidePerUser',
  decideProposal: 'decidePerUser',
  endSession: 'endPerUser',
  forgetConversation: 'factsPerUser',
  correctFact: 'factsPerUser',
  withdrawFact: 'factsPerUser',
  forgetFacts: 'factsPerUser',
  generateDocument: 'messagesPerUser',
  createDocument: 'createPerUser',
  copyDocument: 'createPerUser',
  saveDocument: 'savePerUser',
  deleteDocument: 'deletePerUser',
  getDocumentPdf: 'compilePerUser',
  changeCredits: 'operatePerUser',
  banPerson: 'operatePerUser',
  liftBan: 'operatePerUser',
  closeAlarm: 'operatePerUser',
  setSwitch: 'operatePerUser',
} satisfies Partial<Record<keyof typeof allCalls, AllowanceName>>

const byRoute = new Map(
  Object.entries(allowances).map(([name, allowance]) => {
    const { method, path } = allCalls[name as keyof typeof allowances]
    return [`${method} /api${path}`, allowance]
  }),
)

/** After authentication (onRequest), before the body. */
export function limitBeforeBodies(app: FastifyInstance, limits: RequestLimits): void {
  app.addHook('preParsing', async (request) => {
    const allowance = byRoute.get(`${request.method} ${request.routeOptions.url}`)
    if (allowance !== undefined && request.caller) await limits.spend(allowance, request.caller.userId)
  })
}
