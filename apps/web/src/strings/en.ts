// The catalogue: every word of the interface. Long texts of the static pages are beside it, in en/policies.ts.
import { account } from './en/account.ts'
import { assistant } from './en/assistant.ts'
import { auth } from './en/auth.ts'
import { billing } from './en/billing.ts'
import { create } from './en/create.ts'
import { credits } from './en/credits.ts'
import { dashboard } from './en/dashboard.ts'
import { documents } from './en/documents.ts'
import { editor } from './en/editor.ts'
import { formView } from './en/form-view.ts'
import { exporting } from './en/export.ts'
import { facts } from './en/facts.ts'
import { frame } from './en/frame.ts'
import { importing } from './en/import.ts'
import { jobTerms } from './en/job-terms.ts'
import { latexProject } from './en/latex-project.ts'
import { look } from './en/editing/look.ts'
import { variants } from './en/variants.ts'
import { demo, landing, sample } from './en/landing.ts'
import { passkeys, twoStep } from './en/sign-in.ts'
import { templates } from './en/templates.ts'

export const strings = {
  account,
  assistant,
  auth,
  billing,
  create,
  credits,
  dashboard,
  demo,
  documents,
  editor,
  formView,
  exporting,
  facts,
  frame,
  importing,
  jobTerms,
  landing,
  latexProject,
  look,
  variants,
  passkeys,
  sample,
  templates,
  twoStep,
} as const
