// What the calls of operators have in common. To a caller without the role none of them exists: 404. Nothing in them
// carries the text of a resume.
import { z } from 'zod'

export const reason = z.string().trim().min(3, 'must say why, in at least 3 characters').max(500)
export const because = z.strictObject({ reason })
export const before = z.uuid().optional()
/** Hands back as `before` for the next part; null: that was all. */
export const next = z.uuid().nullable()
