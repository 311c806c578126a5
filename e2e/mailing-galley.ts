// A product of its own for a test file, which mails to a catcher.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startMailCatcher, type CaughtMail } from '../apps/api/src/testing/mail-catcher.ts'
import { startGalley, type StartedGalley } from './start-galley.ts'

export interface MailingGalley {
  /** Where it is reached. */
  url: () => string
  /** What it has mailed so far. */
  mails: () => CaughtMail[]
}

/** Started before the first test of the file, and stopped after the last. */
export function useMailingGalley(settings: Record<string, string>): MailingGalley {
  let galley: StartedGalley | undefined
  let mail: Awaited<ReturnType<typeof startMailCatcher>> | undefined
  let folder = ''
  beforeAll(async () => {
    mail = await startMailCatcher()
    folder = mkdtempSync(join(tmpdir(), 'galley-mailing-'))
    galley = await startGalley(folder, {
      SMTP_URL: mail.url,
      MAIL_FROM: 'Galley <hello@example.org>',
      ...settings,
    })
  })
  afterAll(async () => {
    await galley?.interrupt()
    await mail?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return { url: () => galley?.url ?? '', mails: () => mail?.mails ?? [] }
}
