// Who can answer messages: the rules that are built in, or a language model at one of these.
export const providers = ['offline', 'openai-compatible', 'anthropic', 'google'] as const
export type Provider = (typeof providers)[number]
