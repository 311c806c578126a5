// What the two forms say when the provider refuses: the specification's error catalogue, as a function.
import { strings } from '../../strings/en.ts'

/** The part of auth-js's errors that is read here. Status 0 or none: no answer came. */
export interface ProviderError {
  name?: string
  message: string
  status?: number | undefined
  code?: string | undefined
}

const { login, register } = strings.auth

const isUnanswered = (error: ProviderError): boolean => error.name === 'AuthRetryableFetchError'

export function loginMessage(error: ProviderError): string {
  // Neither is a verdict on the password, and saying so would send people to change a right one.
  if (error.status === 429) return login.tooMany
  // Said only after the password was right.
  if (error.code === 'email_not_confirmed') return login.unconfirmed
  if (error.code === 'user_banned') return login.banned
  return isUnanswered(error) ? login.failed : login.refused
}

export function registrationMessage(error: ProviderError): string {
  if (isUnanswered(error)) return error.status ? register.failed : register.network
  if (/already registered|exists/i.test(error.message)) return register.exists
  if (error.code === 'signup_disabled') return register.closed
  // The message names a captcha that the user never saw.
  if (error.code === 'captcha_failed') return register.failed
  return error.message.trim() || register.failed
}
