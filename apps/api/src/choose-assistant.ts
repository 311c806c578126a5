// Chooses the assistant by the settings: a provider's model, or the rules that need no key.
import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Env } from './env.ts'
import type { AssistantPort } from './adapters/llm/assistant.port.ts'
import type { Background } from './adapters/background/background.port.ts'
import type { Compiler } from './adapters/compiler/compiler.port.ts'
import type { LineReader } from './adapters/llm/line-reader.port.ts'
import type { FreeCallLimits } from './features/assistant/free-calls.repository.ts'
import { modelAssistant } from './adapters/llm/model-assistant.ts'
import type { ModelCall } from './adapters/llm/model-uses.port.ts'
import { modelSecondReader } from './adapters/llm/model-second-reader.ts'
import type { SecondReader } from './adapters/llm/second-reader.port.ts'
import { modelLineReader } from './adapters/llm/model-line-reader.ts'
import { rulesDocumentWriter } from './adapters/background/rules-document-writer.ts'
import type { DocumentWriter } from './adapters/llm/document-writer.port.ts'
import { modelDocumentWriter } from './adapters/llm/model-document-writer.ts'
import { offlineAssistant } from './adapters/background/offline-assistant.ts'
import type { Proofreader } from './adapters/proofreading/proofreader.port.ts'
import type { Provider } from './adapters/llm/providers.ts'

export interface AssistantSettings {
  provider: Provider
  baseUrl?: string | undefined
  apiKey?: string | undefined
  model?: string | undefined
  timeoutMs: number
}

/** As the environment has them. */
export const assistantSettings = (env: Env): AssistantSettings => ({
  provider: env.AI_PROVIDER,
  baseUrl: env.AI_BASE_URL,
  apiKey: env.AI_API_KEY,
  model: env.AI_MODEL,
  timeoutMs: env.AI_TIMEOUT_MS,
})

export const freeCallLimits = (env: Env): FreeCallLimits => ({
  perPerson: env.AI_FREE_CALLS_PER_PERSON,
  perDay: env.AI_FREE_CALLS_PER_DAY,
})

interface Parts {
  settings: AssistantSettings
  compiler: Pick<Compiler, 'compile' | 'readPdf'>
  background: Background
  proofreader: Proofreader
  onUse: (use: ModelCall) => void
}

export function chooseAssistant({ settings, compiler, background, proofreader, onUse }: Parts): AssistantPort {
  const { provider, timeoutMs } = settings
  if (provider === 'offline') return offlineAssistant({ compiler, background, proofreader })
  return modelAssistant({
    model: modelOf(settings),
    // An OpenAI-compatible server may be anything, also a small one on one's own machine: it gets words.
    readsPdf: provider !== 'openai-compatible',
    timeoutMs,
    readPdf: async (base64, signal) => compiler.readPdf(Buffer.from(base64, 'base64'), signal),
    onUse,
  })
}

/** What writes letters and notes. */
export function chooseDocumentWriter({
  settings,
  background,
  onUse,
}: Pick<Parts, 'settings' | 'background' | 'onUse'>): DocumentWriter {
  const { provider, timeoutMs } = settings
  if (provider === 'offline') return rulesDocumentWriter({ background })
  return modelDocumentWriter({ model: modelOf(settings), timeoutMs, onUse })
}

interface ReaderParts {
  settings: AssistantSettings
  isOn: boolean
  onUse: (use: ModelCall) => void
}

/** The second reader of an imported document's lines, where the rules are unsure; null: none. */
export function chooseLineReader({ settings, isOn, onUse }: ReaderParts): LineReader | null {
  return isOn && settings.provider !== 'offline' ? modelLineReader({ model: modelOf(settings), onUse }) : null
}

/** The second reader of proposals; null: none. */
export function chooseSecondReader({ settings, isOn, onUse }: ReaderParts): SecondReader | null {
  return isOn && settings.provider !== 'offline' ? modelSecondReader({ model: modelOf(settings), onUse }) : null
}

/** The settings were looked through at start: what a provider needs is there (env.ts). */
function modelOf({ provider, baseUrl, apiKey, model = '' }: AssistantSettings): LanguageModel {
  const common = { ...(apiKey !== undefined && { apiKey }), ...(baseUrl !== undefined && { baseURL: baseUrl }) }
  switch (provider) {
    case 'anthropic':
      return createAnthropic(common)(model)
    case 'google':
      return createGoogleGenerativeAI(common)(model)
    default:
      return createOpenAICompatible({
        ...common,
        name: 'openai-compatible',
        baseURL: baseUrl ?? '',
        includeUsage: true,
      })(model)
  }
}
