// A believable person for each template: what a template's preview and its LaTeX show. All of them are fictional.
import { resumeData } from '@galley/contract/resume-data'
import type { ResumeData, ResumeDataInput } from '@galley/contract/resume-data'
import { renderResume } from './render-resume.ts'
import { architect } from './samples/architect.ts'
import { artDirector } from './samples/art-director.ts'
import { bridgeEngineer } from './samples/bridge-engineer.ts'
import { careerChanger } from './samples/career-changer.ts'
import { financeChief } from './samples/finance-chief.ts'
import { graduate } from './samples/graduate.ts'
import { programAnalyst } from './samples/program-analyst.ts'
import { nurse } from './samples/nurse.ts'
import { operationsManager } from './samples/operations-manager.ts'
import { productDesigner } from './samples/product-designer.ts'
import { researcher } from './samples/researcher.ts'
import { softwareEngineer } from './samples/software-engineer.ts'
import { templates } from './templates.ts'
import type { TemplateDesign, TemplateId } from './templates.ts'

const people: Readonly<Record<TemplateId, ResumeDataInput>> = {
  classic: nurse,
  modern: softwareEngineer,
  compact: operationsManager,
  academic: researcher,
  sidebar: productDesigner,
  executive: financeChief,
  european: bridgeEngineer,
  graduate,
  creative: artDirector,
  federal: programAnalyst,
  timeline: careerChanger,
  swiss: architect,
}

export const sampleResume = (templateId: TemplateId): ResumeData => resumeData.parse(people[templateId])

/** Whether a person is one of the samples': a resume that began as a sample is not the user's own yet. */
export const isSamplePerson = ({ name, email }: { name: string; email: string }): boolean =>
  Object.values(people).some(({ personalInfo }) => personalInfo?.name === name && personalInfo.email === email)

/** The sample person's resume as a LaTeX document. */
export function sampleLatex(templateId: TemplateId): string {
  return renderResume(sampleResume(templateId), getTemplate(templateId))
}

function getTemplate(templateId: TemplateId): TemplateDesign {
  const template = templates.find(({ id }) => id === templateId)
  if (!template) throw new Error(`No template ${templateId}`)
  return template
}
