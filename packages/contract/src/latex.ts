import { z } from 'zod'
import { defineCall } from './call.ts'
import { workerRefusals, type ErrorCode } from './errors.ts'
import { limits, isLatexTooLong } from './limits.ts'

/**
 * `was` stands at this line and column of the text as the user sees it, both from 1 (columns in UTF-16 units, as
 * editors count). It is never empty and never goes over a line's end, so that the client that applies the edit can see
 * whether the text is still the one that was compiled.
 */
const textEdit = z.object({ line: z.int(), column: z.int(), was: z.string().min(1), text: z.string() })
export type TextEdit = z.infer<typeof textEdit>

/**
 * A change of the text that fixes what the diagnostic reports and nothing else. All of its edits, or none. They never
 * overlap.
 */
export const textFix = z.object({ title: z.string(), edits: z.array(textEdit).min(1) }).meta({ id: 'TextFix' })
export type TextFix = z.infer<typeof textFix>

/**
 * A diagnostic about the source: an error, or a remark of TeX or the class. `line` is that of the text as the user sees
 * it, from 1.
 */
export const diagnostic = z
  .object({
    line: z.int().nullable(),
    severity: z.enum(['error', 'warning', 'info']),
    message: z.string(),
    hint: z.string().nullable(),
    /** TeX's own words, where `message` says it in others. */
    said: z.string().optional(),
    fix: textFix.optional(),
    /** Letters of the text are not on the page: a person has to know before the PDF is sent anywhere. */
    about: z.literal('missing_characters').optional(),
  })
  .meta({ id: 'Diagnostic' })
export type Diagnostic = z.infer<typeof diagnostic>

export const compileFailureCodes = [
  'compilation_error',
  'timeout',
  'output_too_large',
  'too_many_pages',
  'forbidden_command',
  'empty_document',
  ...workerRefusals,
] as const satisfies readonly ErrorCode[]
export type CompileFailureCode = (typeof compileFailureCodes)[number]

/** The body of a compile that did not make a PDF. */
export const compileFailure = z
  .object({
    detail: z.string(),
    code: z.enum(compileFailureCodes),
    request_id: z.string(),
    log: z.string(),
    diagnostics: z.array(diagnostic),
  })
  .meta({ id: 'CompileFailure' })
export type CompileFailure = z.infer<typeof compileFailure>

/** The programs that set LaTeX here. */
export const compilers = ['pdflatex', 'xelatex', 'lualatex'] as const
export type TexCompiler = (typeof compilers)[number]
/** `auto`: the one that the document asks for, or that its text needs. */
export const compilerChoices = ['auto', ...compilers] as const
export type CompilerChoice = (typeof compilerChoices)[number]

const source = {
  latex_content: z.string().refine((value) => !isLatexTooLong(value), 'must be at most 512 KiB'),
  compiler: z.enum(compilerChoices).default('auto'),
}
const bodyLimit = 2 * 1024 * 1024

/**
 * Returns the PDF with X-Success, X-Filename and X-Diagnostics (base64 of JSON), or a CompileFailure with X-Error.
 * `X-Rerun: wanted` stands on a preview whose references are not resolved: the same request, sent again, is answered
 * with a better page. It is not there any more where nothing better can be had. `X-Compiler` names the program that
 * set the page.
 */
export const compilePdf = defineCall({
  method: 'POST',
  path: '/latex/compile',
  access: 'signed_in',
  summary: 'LaTeX to PDF',
  bodyLimit,
  body: z.strictObject({
    ...source,
    resume_title: z.string().max(limits.titleChars).default(''),
    /** One compile at a time for each resume: a newer one replaces the one under way. */
    resume_id: z.uuid().optional(),
    /** Of a text that is not this resume's own page, and has its files beside it. */
    files_of: z.uuid().optional(),
    /** Of that resume: a version, with the files that lay beside it. */
    files_of_version: z.uuid().optional(),
    /**
     * A preview is answered after the first run that shows the pages right; a download after the last that changes
     * anything.
     */
    purpose: z.enum(['preview', 'download']).default('download'),
  }),
  answer: { status: 200, bytes: 'application/pdf' },
  refusals: compileFailureCodes,
})

export const compileForAnalysis = defineCall({
  method: 'POST',
  path: '/latex/compile-for-analysis',
  access: 'signed_in',
  summary: 'LaTeX to PDF, inside a JSON answer',
  bodyLimit,
  body: z.strictObject({ ...source, resume_title: z.string().max(limits.titleChars).default('') }),
  answer: {
    status: 200,
    json: z
      .object({
        success: z.boolean(),
        pdf_base64: z.string().nullable(),
        filename: z.string().nullable(),
        error: z.string().nullable(),
        diagnostics: z.array(diagnostic),
      })
      .meta({ id: 'CompileForAnalysis' }),
  },
})

const compiledResume = { resume_id: z.uuid() }
const notCompiled = ['not_compiled', 'unavailable'] as const

/** A part of a page, in PDF points (1/72 inch) from the top left; pages count from 1. */
export const pageBox = z
  .object({ page: z.int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() })
  .meta({ id: 'PageBox' })
export type PageBox = z.infer<typeof pageBox>

/** These calls are about the last PDF that was made of this resume for a preview, which may be older than its text. */
export const getCompileLog = defineCall({
  method: 'POST',
  path: '/latex/log',
  access: 'signed_in',
  summary: 'What TeX said while it made the last PDF of a resume',
  body: z.strictObject(compiledResume),
  answer: { status: 200, json: z.object({ log: z.string() }).meta({ id: 'CompileLog' }) },
  refusals: notCompiled,
})

export const locateLine = defineCall({
  method: 'POST',
  path: '/latex/locate-line',
  access: 'signed_in',
  summary: 'Where on the pages the words of a source line stand',
  body: z.strictObject({ ...compiledResume, line: z.int().min(1) }),
  answer: { status: 200, json: z.object({ boxes: z.array(pageBox) }).meta({ id: 'LocatedBoxes' }) },
  refusals: notCompiled,
})

/** In points. No page of TeX's is larger than that. */
const coordinate = z.number().min(-20_000).max(20_000)

export const locatePoint = defineCall({
  method: 'POST',
  path: '/latex/locate-point',
  access: 'signed_in',
  summary: 'The source line of the words at a place of a page, or of the nearest to it',
  body: z.strictObject({ ...compiledResume, page: z.int().min(1), x: coordinate, y: coordinate }),
  answer: { status: 200, json: z.object({ line: z.int().nullable() }).meta({ id: 'LocatedLine' }) },
  refusals: notCompiled,
})
