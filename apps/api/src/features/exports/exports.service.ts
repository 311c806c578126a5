// A stored resume as a file of another format.
import { exportFormats, type ExportFormat } from '@galley/contract/exports'
import type { FileOutcome } from '@galley/export/export-resume'
import { texBundle, zipOf } from '@galley/export/tex/tex-bundle'
import { resumeFileName, type FileName } from '@galley/resume/file-name'
import type { Background } from '../../adapters/background/background.port.ts'
import { AssistantFailure } from '../../adapters/llm/assistant.port.ts'
import type { TexFiles } from '../../adapters/tex/tex-files.port.ts'
import type { ResumeFilesService } from '../resumes/files/resume-files.service.ts'
import type { ResumesService } from '../resumes/resumes.service.ts'

export type ExportOutcome =
  | { kind: 'exported'; bytes: Uint8Array; name: FileName }
  | { kind: 'missing' }
  | { kind: 'foreign_class' }
  /** No resume: it is too large, or takes too long. */
  | { kind: 'not_exportable' }
  /** Too many are being made. */
  | { kind: 'unavailable' }

type Exported = NonNullable<Awaited<ReturnType<ResumesService['find']>>>

interface ExportsParts {
  resumes: Pick<ResumesService, 'find'>
  background: Background
  texFiles: TexFiles
  resumeFiles: Pick<ResumeFilesService, 'contentsOf'>
}
export type ExportsService = ReturnType<typeof createExportsService>

export function createExportsService({ resumes, background, texFiles, resumeFiles }: ExportsParts) {
  async function make(resume: Exported, format: ExportFormat, signal: AbortSignal): Promise<FileOutcome> {
    const { latexContent: latex } = resume
    if (format === 'tex') {
      const beside = await resumeFiles.contentsOf(resume)
      return { kind: 'made', bytes: zipOf(texBundle(latex, (name) => texFiles.read(name), beside)) }
    }
    return background.run('exportResume', { latex, format }, { caller: {}, signal })
  }

  return {
    async export(
      { format, ...which }: { id: string; userId: string; format: ExportFormat },
      signal: AbortSignal,
    ): Promise<ExportOutcome> {
      const resume = await resumes.find(which)
      if (!resume) return { kind: 'missing' }
      try {
        const made = await make(resume, format, signal)
        if (made.kind === 'too_large') return { kind: 'not_exportable' }
        if (made.kind !== 'made') return made
        const name = resumeFileName(resume.latexContent, resume.title, exportFormats[format].extension)
        return { kind: 'exported', bytes: made.bytes, name }
      } catch (error) {
        if (!(error instanceof AssistantFailure)) throw error
        return { kind: error.reason === 'slow' ? 'not_exportable' : 'unavailable' }
      }
    },
  }
}
