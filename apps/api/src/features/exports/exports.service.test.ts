import { expect, it } from 'vitest'
import type { Background } from '../../adapters/background/background.port.ts'
import { AssistantFailure } from '../../adapters/llm/assistant.port.ts'
import type { StoredResume } from '../resumes/resumes.repository.ts'
import { createExportsService } from './exports.service.ts'

const stored = { latexContent: '\\documentclass{resume}', title: 'CV' } as StoredResume

function exported(run: () => Promise<unknown>, format: 'docx' | 'tex' = 'docx') {
  const service = createExportsService({
    resumeFiles: { contentsOf: async () => new Map() },
    resumes: { find: async () => stored },
    background: { run, close: async () => undefined } as unknown as Background,
    texFiles: { read: () => undefined },
  })
  return service.export({ id: 'r', userId: 'u', format }, new AbortController().signal)
}
const failing = (error: Error) => async () => {
  throw error
}

it.each<[string, () => Promise<unknown>, string]>([
  ['is too large', async () => ({ kind: 'too_large' }), 'not_exportable'],
  ['takes too long', failing(new AssistantFailure('slow')), 'not_exportable'],
  ['finds no free thread', failing(new AssistantFailure('unreachable')), 'unavailable'],
])('a file that %s', async (_what, run, kind) => expect(await exported(run)).toEqual({ kind }))

it('passes other failures on', async () => {
  await expect(exported(failing(new TypeError('a defect')))).rejects.toThrow('a defect')
})

it('zips the LaTeX without the background', async () =>
  expect(await exported(failing(new Error('not asked')), 'tex')).toMatchObject({ kind: 'exported' }))
