import type { CreditReason } from '@galley/contract/credits'

const reasons: Record<CreditReason, string> = {
  welcome: 'Welcome credits',
  message: 'Answered message',
  refund: 'Refund',
  purchase: 'Credits bought',
  test_expired: 'Test credits expired',
  returned: 'Replaced proposal',
  operator: 'Changed by the people who run this site',
}

export const credits = {
  left: (messages: number) => `AI messages left: ${messages}`,
  levels: { good: '', low: 'running low', out: 'almost out', none: 'none left' },
  pageTitle: 'Credits',
  title: 'Your credits',
  lead: 'One answered message costs one credit. A message that fails costs none, nor does a change that was taken back or stopped, or a tailoring that brings you no closer to the job. Stopping an answer in words is free up to its first 200 characters.',
  menu: 'Credits',
  back: 'Back to your resumes',
  balance: (urgency: string) => (urgency ? `messages left, ${urgency}` : 'messages left'),
  granted: (granted: number, used: number) => `${granted} granted, ${used} used`,
  caption: 'Credits added and used, newest first',
  columns: { date: 'Date', what: 'Activity', amount: 'Credits', balance: 'Left' },
  entry: (reason: CreditReason, resumeTitle: string | null) =>
    resumeTitle === null ? reasons[reason] : `${reasons[reason]} – about “${resumeTitle}”`,
  none: 'No activity yet.',
  loading: 'Loading your credit history',
  older: 'Show older',
  balanceFailed: 'Failed to fetch current subscription',
  failed: 'Your credit history could not be loaded.',
  retry: 'Retry',
} as const
