// First-party analytics: which of these happened, on which page, and when. Nothing about who, and no text of anybody's.
import { z } from 'zod'
import { defineCall } from './call.ts'

export const eventNames = [
  'resume_created',
  'resume_downloaded',
  'template_selected',
  'ai_chat_used',
  'subscription_purchased',
  'user_login',
  'user_registered',
  'user_logout',
] as const
export type EventName = (typeof eventNames)[number]

/** The paths that have a page view name. Ids never travel: /editor/{resumeId} is one page. */
export const pageNames = {
  '/': 'landing',
  '/demo': 'demo',
  '/login': 'login',
  '/register': 'register',
  '/dashboard': 'dashboard',
  '/create': 'create',
  '/create/templates': 'templates',
  '/editor': 'editor',
  '/billing': 'billing',
  '/credits': 'credits',
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/refund': 'refund',
  '/contact': 'contact',
} as const
export type PageName = (typeof pageNames)[keyof typeof pageNames]

const happened = { at: z.iso.datetime() }
export const analyticsEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('event'), name: z.enum(eventNames), ...happened }),
  z.strictObject({
    kind: z.literal('page_view'),
    name: z.enum(Object.values(pageNames) as [PageName, ...PageName[]]),
    ...happened,
  }),
])
export type AnalyticsEvent = z.infer<typeof analyticsEvent>

export const recordEvents = defineCall({
  method: 'POST',
  path: '/events',
  access: 'public',
  summary: 'Record a batch of analytics events',
  body: z.strictObject({ events: z.array(analyticsEvent).min(1).max(50) }),
  answer: { status: 204 },
})
