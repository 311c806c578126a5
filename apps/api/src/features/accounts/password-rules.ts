// Which passwords are refused, at sign-up and when one is changed.
import { limits } from '@galley/contract/limits'
import type { Passwords } from './passwords.ts'

export type PasswordProblem = 'weak_password' | 'common_password' | 'password_too_long'

export function passwordProblem(passwords: Pick<Passwords, 'isCommon'>, password: string): PasswordProblem | null {
  if (password.length < limits.passwordMinChars) return 'weak_password'
  if (Buffer.byteLength(password) > limits.passwordMaxBytes) return 'password_too_long'
  return passwords.isCommon(password) ? 'common_password' : null
}
