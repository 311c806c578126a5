// The route table: every call of the API. Tests walk it, so that a call without a row in them fails.
import * as accounts from '../accounts.ts'
import * as acts from '../admin/acts.ts'
import * as adminPayments from '../admin/payments.ts'
import * as people from '../admin/people.ts'
import * as switches from '../admin/switches.ts'
import * as assistant from '../assistant.ts'
import * as billing from '../billing.ts'
import type { Call } from '../call.ts'
import * as credits from '../credits.ts'
import * as documents from '../documents.ts'
import * as events from '../events.ts'
import * as resumeExports from '../exports.ts'
import * as facts from '../facts.ts'
import * as imports from '../import.ts'
import * as latex from '../latex.ts'
import * as plans from '../plans.ts'
import * as pricing from '../pricing.ts'
import * as resumeFiles from '../resume-files.ts'
import * as resumes from '../resumes.ts'
import * as templates from '../templates.ts'
import * as thumbnails from '../thumbnails.ts'
import * as variants from '../variants.ts'
import * as versions from '../versions.ts'

export const allCalls = {
  registerAccount: accounts.registerAccount,
  logIn: accounts.logIn,
  getMe: accounts.getMe,
  listSessions: accounts.listSessions,
  closeSession: accounts.closeSession,
  listSecurityEvents: accounts.listSecurityEvents,
  getAccountsService: accounts.getAccountsService,
  getChallenge: accounts.getChallenge,
  exportAccount: accounts.exportAccount,
  deleteAccount: accounts.deleteAccount,
  listResumes: resumes.listResumes,
  createResume: resumes.createResume,
  getResume: resumes.getResume,
  saveResume: resumes.saveResume,
  renameResume: resumes.renameResume,
  deleteResume: resumes.deleteResume,
  listTrash: resumes.listTrash,
  restoreResume: resumes.restoreResume,
  deleteForGood: resumes.deleteForGood,
  duplicateResume: resumes.duplicateResume,
  setApplication: resumes.setApplication,
  tailorCopy: variants.tailorCopy,
  listOriginChanges: variants.listOriginChanges,
  getOrigin: variants.getOrigin,
  decideChanges: variants.decideChanges,
  searchResumes: resumes.searchResumes,
  exportResume: resumeExports.exportResume,
  getThumbnail: thumbnails.getThumbnail,
  listResumeFiles: resumeFiles.listResumeFiles,
  putResumeFile: resumeFiles.putResumeFile,
  getResumeFile: resumeFiles.getResumeFile,
  renameResumeFile: resumeFiles.renameResumeFile,
  deleteResumeFile: resumeFiles.deleteResumeFile,
  listDocuments: documents.listDocuments,
  createDocument: documents.createDocument,
  generateDocument: documents.generateDocument,
  getDocument: documents.getDocument,
  saveDocument: documents.saveDocument,
  copyDocument: documents.copyDocument,
  deleteDocument: documents.deleteDocument,
  getDocumentPdf: documents.getDocumentPdf,
  listVersions: versions.listVersions,
  getVersion: versions.getVersion,
  saveNamedVersion: versions.saveNamedVersion,
  nameVersion: versions.nameVersion,
  restoreVersion: versions.restoreVersion,
  extractPdf: imports.extractPdf,
  importFile: imports.importFile,
  listTemplates: templates.listTemplates,
  getTemplate: templates.getTemplate,
  fillTemplate: templates.fillTemplate,
  getTemplatePreview: templates.getTemplatePreview,
  compilePdf: latex.compilePdf,
  compileForAnalysis: latex.compileForAnalysis,
  getCompileLog: latex.getCompileLog,
  locateLine: latex.locateLine,
  locatePoint: latex.locatePoint,
  startSession: assistant.startSession,
  sendMessage: assistant.sendMessage,
  stopAnswer: assistant.stopAnswer,
  endSession: assistant.endSession,
  decideProposal: assistant.decideProposal,
  forgetConversation: assistant.forgetConversation,
  listFacts: facts.listFacts,
  correctFact: facts.correctFact,
  withdrawFact: facts.withdrawFact,
  forgetFacts: facts.forgetFacts,
  getSubscription: credits.getSubscription,
  listCredits: credits.listCredits,
  detectCountry: pricing.detectCountry,
  listPacks: pricing.listPacks,
  getPackPricing: pricing.getPackPricing,
  getPaymentRestriction: pricing.getPaymentRestriction,
  listPlans: plans.listPlans,
  subscribe: plans.subscribe,
  verifySubscription: plans.verifySubscription,
  cancelSubscription: plans.cancelSubscription,
  buyPack: billing.buyPack,
  verifyPayment: billing.verifyPayment,
  listPurchases: billing.listPurchases,
  getPurchase: billing.getPurchase,
  getReceipt: billing.getReceipt,
  receiveWebhook: billing.receiveWebhook,
  recordEvents: events.recordEvents,
  getOperator: people.getOperator,
  listPeople: people.listPeople,
  getPerson: people.getPerson,
  changeCredits: people.changeCredits,
  banPerson: people.banPerson,
  liftBan: people.liftBan,
  listPayments: adminPayments.listPayments,
  listAlarms: adminPayments.listAlarms,
  closeAlarm: adminPayments.closeAlarm,
  listSwitches: switches.listSwitches,
  setSwitch: switches.setSwitch,
  listActs: acts.listActs,
  listPersonEvents: acts.listPersonEvents,
} satisfies Record<string, Call>
