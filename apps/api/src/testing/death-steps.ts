/** The steps of an answer at which its process can be killed (answer-and-die.ts). */
export const steps = ['before', 'held', 'drafted', 'judged', 'storing', 'spent', 'stored', 'never'] as const
export type AnswerStep = (typeof steps)[number]

/** Where the process of a purchase can be killed (buy-and-die.ts). */
export const orderSteps = ['ordering', 'ordered', 'settled'] as const
export const settleSteps = ['settling', 'granted', 'settled'] as const
export type BuyingStep = (typeof orderSteps)[number] | (typeof settleSteps)[number] | 'never'
/** The source that settles a payment; `recover`: the next process, on its own. */
export const notificationSources = ['verify', 'event', 'reconcile'] as const
export type NotificationSource = (typeof notificationSources)[number] | 'recover'
