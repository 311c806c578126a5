// What can answer messages: the built-in rules, or a language model at one of these providers.
export const providers = ['offline', 'openai-compatible', 'anthropic', 'google'] as const
export type Provider = (typeof providers)[number]
