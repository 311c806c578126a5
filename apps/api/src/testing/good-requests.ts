// A good request of each call of the route table. A new call without one does not compile.
import { allCalls } from '@galley/contract/all-calls'
import type { Call } from '@galley/contract/call'
import type { InjectOptions } from 'fastify'
import { inIndia } from './buy.ts'
import type { TestUser } from './start-test-app.ts'

export type CallName = keyof typeof allCalls
export const calls = Object.entries(allCalls) as [CallName, Call][]
export const callsWithBody = calls.filter(([, call]) => call.body).map(([name]) => name)

/** The objects of a request. Without a chat its ids are unknown ones. */
export interface RequestSubjects {
  owner: TestUser
  resumeId: string
  chat?: { sessionId: string; messageId: string; fact?: { messageId: string; key: string } }
  /** A purchase, and the checkout's result of its payment. Absent: none. */
  purchase?: { id: string; answer: object; webhook: InjectOptions }
  /** Pays the subscription; returns the checkout's result. Absent: no subscription. */
  payPlan?: () => object
  /** A version of the resume. */
  version?: string
  /** A letter of the resume. */
  document?: string
  /** Another user, for what operators do to one; the owner where it is absent. */
  personId?: string
  /** An alarm. Absent: an unknown one. */
  alarmId?: string
}

const summary = '\\begin{document}\n\\section{Summary}\nSome old words.\n\\end{document}\n'

const linkedIn = { kind: 'linkedin', headline: 'Engineer', about: 'I build things.' }

const noPayment = { razorpay_order_id: 'order_x', razorpay_payment_id: 'pay_x', razorpay_signature: 'x' }

const noSubscription = { razorpay_subscription_id: 'sub_x', razorpay_payment_id: 'pay_x', razorpay_signature: 'x' }

const good: Record<CallName, (owner: TestUser, resumeId: string, sessionId: string) => InjectOptions> = {
  registerAccount: () => ({
    payload: { email: `new${Math.random()}@example.org`, password: 'a good password', full_name: 'New' },
  }),
  logIn: (owner) => ({ payload: { email: owner.email, password: 'a good password' } }),
  getMe: () => ({}),
  listSessions: () => ({}),
  closeSession: () => ({}),
  listSecurityEvents: () => ({}),
  getAccountsService: () => ({}),
  getChallenge: () => ({ query: { purpose: 'sign_up' } }),
  exportAccount: () => ({}),
  deleteAccount: () => ({ payload: { password: 'a good password' } }),
  listResumes: () => ({}),
  createResume: () => ({ payload: { resume_data: {} } }),
  getResume: () => ({}),
  saveResume: () => ({ payload: { title: 'Changed' } }),
  renameResume: () => ({ query: { new_title: 'Changed' } }),
  deleteResume: () => ({}),
  listTrash: () => ({}),
  restoreResume: () => ({}),
  deleteForGood: () => ({}),
  duplicateResume: () => ({}),
  setApplication: () => ({ payload: { status: 'sent', employer: 'Acme', link: '', date: null } }),
  listResumeFiles: () => ({}),
  putResumeFile: () => ({ query: { name: 'x.tex' }, ...upload('file', 'words') }),
  renameResumeFile: () => ({ payload: { from: 'x.tex', to: 'x.tex' } }),
  deleteResumeFile: () => ({ query: { name: 'x.tex' } }),
  getResumeFile: () => ({ query: { name: 'x.tex' } }),
  tailorCopy: () => ({ payload: { employer: 'Acme' } }),
  listOriginChanges: () => ({}),
  getOrigin: () => ({}),
  decideChanges: () => ({ payload: { changes: [] } }),
  searchResumes: () => ({ query: { q: 'mine' } }),
  listVersions: () => ({}),
  getVersion: () => ({}),
  listDocuments: () => ({}),
  createDocument: () => ({ payload: { title: 'My letter', content: linkedIn } }),
  generateDocument: () => ({ payload: { kind: 'letter', job_description: 'Engineer at Acme' } }),
  getDocument: () => ({}),
  saveDocument: () => ({ payload: { title: 'Changed' } }),
  copyDocument: () => ({}),
  deleteDocument: () => ({}),
  getDocumentPdf: () => ({}),
  exportResume: () => ({}),
  getThumbnail: () => ({}),
  saveNamedVersion: () => ({ payload: { name: 'Sent to Acme' } }),
  nameVersion: () => ({ payload: { name: 'Sent to Acme' } }),
  restoreVersion: () => ({}),
  extractPdf: () => upload('file', '%PDF-1.5 NAME:Zoë'),
  importFile: () => upload('file', 'NAME:Zoë'),
  listTemplates: () => ({}),
  getTemplate: () => ({}),
  fillTemplate: () => ({ payload: { resume_data: {} } }),
  getTemplatePreview: () => ({}),
  compilePdf: (_owner, resumeId) => ({ payload: { latex_content: 'x', resume_id: resumeId } }),
  compileForAnalysis: () => ({ payload: { latex_content: 'x' } }),
  getCompileLog: (_owner, resumeId) => ({ payload: { resume_id: resumeId } }),
  locateLine: (_owner, resumeId) => ({ payload: { resume_id: resumeId, line: 1 } }),
  locatePoint: (_owner, resumeId) => ({ payload: { resume_id: resumeId, page: 1, x: 72, y: 72 } }),
  startSession: (_owner, resumeId) => ({ payload: { resume_id: resumeId } }),
  sendMessage: (_owner, _resumeId, sessionId) => ({
    payload: { session_id: sessionId, message: 'Replace "old" by "new"', current_latex: summary },
  }),
  stopAnswer: () => ({ payload: {} }),
  endSession: () => ({}),
  decideProposal: () => ({ payload: { decision: 'accepted' } }),
  forgetConversation: () => ({}),
  listFacts: () => ({}),
  correctFact: () => ({ payload: { text: 'Replace "old" by "newer"' } }),
  withdrawFact: () => ({}),
  forgetFacts: () => ({}),
  getSubscription: () => ({}),
  listCredits: () => ({}),
  detectCountry: () => ({}),
  listPacks: () => ({}),
  getPackPricing: () => ({}),
  getPaymentRestriction: () => ({}),
  listPlans: () => ({}),
  subscribe: () => ({ payload: { plan_id: 'monthly' }, remoteAddress: inIndia }),
  verifySubscription: () => ({ payload: noSubscription }),
  cancelSubscription: () => ({}),
  buyPack: () => ({ payload: { pack_id: 'pro' } }),
  verifyPayment: () => ({ payload: noPayment }),
  listPurchases: () => ({}),
  getPurchase: () => ({}),
  getReceipt: () => ({}),
  receiveWebhook: () => ({ payload: '{}', headers: { 'content-type': 'application/json' } }),
  getOperator: () => ({}),
  listPeople: () => ({ query: { q: 'example' } }),
  getPerson: () => ({}),
  changeCredits: () => ({
    payload: { amount: 5, reason: 'An answer was lost' },
    headers: { 'idempotency-key': `key-${Math.random()}` },
  }),
  banPerson: () => ({ payload: { reason: 'Sent spam' } }),
  liftBan: () => ({ payload: { reason: 'It was a mistake' } }),
  listPayments: () => ({}),
  listAlarms: () => ({}),
  closeAlarm: () => ({ payload: { reason: 'Refunded by hand' } }),
  listSwitches: () => ({}),
  setSwitch: () => ({ payload: { is_on: true, reason: 'As it was' } }),
  listActs: () => ({}),
  listPersonEvents: () => ({}),
  recordEvents: () => ({ payload: { events: [{ kind: 'event', name: 'user_login', at: '2026-03-01T12:00:00Z' }] } }),
}

/** The id in a path: the first of these that it begins with says whose. */
function subjectOf(path: string, { owner, resumeId, chat, purchase, personId = owner.id, alarmId }: RequestSubjects) {
  const subjects: [start: string, id: string | undefined][] = [
    ['/ai/session', chat?.sessionId],
    ['/ai/messages/:id/facts', chat?.fact?.messageId],
    ['/ai/messages', chat?.messageId],
    ['/subscriptions/', purchase?.id],
    ['/admin/people', personId],
    ['/admin/alarms', alarmId],
  ]
  return subjects.find(([start]) => path.startsWith(start))?.[1] ?? resumeId
}

/** The request as its owner would make it, of this resume, or of its chat, where the call is about one. */
export function goodRequest(name: CallName, subjects: RequestSubjects): InjectOptions {
  const { owner, resumeId, chat, purchase, payPlan, version = resumeId, document = resumeId } = subjects
  const call: Call = allCalls[name]
  const { sessionId, fact } = chat ?? { sessionId: resumeId }
  if (purchase && name === 'verifyPayment')
    return { method: call.method, url: `/api${call.path}`, payload: purchase.answer }
  if (payPlan && name === 'verifySubscription')
    return { method: call.method, url: `/api${call.path}`, payload: payPlan() }
  if (purchase && name === 'receiveWebhook')
    return { method: call.method, url: `/api${call.path}`, ...purchase.webhook }
  const url = `/api${call.path
    .replace(':id', subjectOf(call.path, subjects))
    .replace(':name', call.path.startsWith('/admin') ? 'registration' : 'classic')
    .replace(':country', 'IN')
    .replace(':pack', 'pro')
    .replace(':version', version)
    .replace(':document', document)
    .replace(':format', 'docx')
    .replace(':key', fact?.key ?? '0'.repeat(16))}`
  return { ...good[name](owner, resumeId, sessionId), method: call.method, url }
}

/** One file, as a browser's form sends it. */
export function upload(field: string, content: string | Buffer, name = 'resume.pdf'): InjectOptions {
  const edge = 'edge-of-a-part'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content as string), Buffer.from(`\r\n--${edge}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
  }
}
