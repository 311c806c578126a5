// The catalogue: every word of the interface. Long texts of the static pages are beside it, in en/legal-*.ts.
import { auth } from './en/auth.ts'
import { frame } from './en/frame.ts'

export const strings = { auth, frame } as const
