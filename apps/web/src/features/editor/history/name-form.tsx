import { limits } from '@galley/contract/limits'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { editor } from '../../../strings/en/editor.ts'
import { sentenceOfCode } from '../../../strings/error-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useNameVersion, type StoredAs } from './version-queries.ts'

const words = editor.history.name

interface Props {
  label: string
  hint?: string
  action: string
  stored: StoredAs
  /** Null: the current text. */
  versionId: string | null
  /** The name that it has. */
  name: string
  isDisabled?: boolean
  onNamed?: (versionId: string) => void
}

/** A name, saved with Enter or the button, which is there once there is something to save. */
export function NameForm({ label, hint, action, stored, versionId, name, isDisabled = false, onNamed }: Props) {
  const [typed, setTyped] = useState(name)
  const naming = useNameVersion(stored)
  const isSame = typed.trim() === name
  const submit = () => {
    if (isSame || isDisabled || naming.isPending) return
    naming.mutate(
      { versionId, name: typed.trim() },
      {
        onSuccess: ({ id }) => {
          if (versionId === null) setTyped('')
          onNamed?.(id)
        },
      },
    )
  }
  return (
    <form
      className="flex min-w-0 items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label={label}
        value={typed}
        placeholder={hint}
        maxLength={limits.versionNameChars}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        error={naming.isError ? problemOf(naming.error) : undefined}
        className="grow"
      />
      {!isSame && (
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          busy={naming.isPending}
          disabled={isDisabled}
          className="min-h-10"
        >
          {action}
        </Button>
      )}
    </form>
  )
}

const problemOf = (error: Error): string =>
  error instanceof ApiError && error.code === 'version_limit' ? sentenceOfCode(error.code) : words.failed
