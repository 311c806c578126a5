/** The steps of an answer at which its process can be killed (answer-and-die.ts). */
export const steps = ['before', 'held', 'drafted', 'judged', 'storing', 'spent', 'stored', 'never'] as const
export type Step = (typeof steps)[number]
