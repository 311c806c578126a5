// A new password, typed twice.
import { limits } from '@galley/contract/limits'
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { strings } from '../../strings/en.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'

const words = strings.auth
const toggle = { showLabel: words.showPassword, hideLabelText: words.hidePassword }

export interface NewPassword {
  password: string
  confirmation: string
}

interface Rules {
  required: string
  minLength?: { value: number; message: string }
  validate?: (typed: string) => true | string
}

interface Props {
  /** Those of the form, which may have more fields. */
  register: (name: keyof NewPassword, rules: Rules) => UseFormRegisterReturn
  getValues: (name: keyof NewPassword) => string
  errors: FieldErrors<NewPassword>
  label: string
}

export function NewPasswordFields({ register, getValues, errors, label }: Props) {
  return (
    <>
      <PasswordField
        {...register('password', {
          required: words.required.password,
          minLength: { value: limits.passwordMinChars, message: words.register.passwordTooShort },
        })}
        {...toggle}
        label={label}
        hint={words.register.passwordHint}
        autoComplete="new-password"
        required
        error={errors.password?.message}
      />
      <PasswordField
        {...register('confirmation', {
          required: words.required.confirmation,
          validate: (repeated) => repeated === getValues('password') || words.register.passwordsDiffer,
        })}
        {...toggle}
        label={words.confirmPassword}
        autoComplete="new-password"
        required
        error={errors.confirmation?.message}
      />
    </>
  )
}
