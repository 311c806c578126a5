import { accentColors } from '@galley/resume/look-choices'
import { useState } from 'react'
import { strings } from '../../../strings/en.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { LookField, type FieldProps } from './look-fields.tsx'

const words = strings.look
const hex = /^#?([0-9a-f]{6})$/i

/** A color by name, or by its six digits. */
export function AccentField({ value, ...field }: FieldProps & { value: string }) {
  return (
    <LookField {...field}>
      <div role="radiogroup" aria-label={field.label} className="grid grid-cols-10 gap-1">
        {Object.entries(words.accents).map(([name, label]) => (
          <Tooltip key={name} text={label}>
            <label className="grid aspect-square cursor-pointer place-items-center rounded-full border-2 border-transparent has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-pencil">
              <input
                type="radio"
                name="look-accent"
                aria-label={label}
                checked={value === name}
                onChange={() => field.onChange(name)}
                className="sr-only"
              />
              <span
                aria-hidden="true"
                className="size-5 rounded-full border border-line"
                style={{ backgroundColor: `#${accentColors[name]}` }}
              />
            </label>
          </Tooltip>
        ))}
      </div>
      <HexField value={hex.test(value) ? value : ''} onChange={field.onChange} />
    </LookField>
  )
}

function HexField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const finish = () => {
    if (typed === null) return
    const digits = hex.exec(typed.trim())?.[1]?.toUpperCase()
    setWrong(digits === undefined && typed.trim() !== '')
    if (digits !== undefined || typed.trim() === '') setTyped(null)
    if (digits !== undefined && digits !== value.toUpperCase()) onChange(digits)
  }
  return (
    <div className="mt-2 flex items-start gap-2">
      <span
        aria-hidden="true"
        className="mt-2 size-6 shrink-0 rounded-full border border-line bg-inset"
        style={value === '' ? undefined : { backgroundColor: `#${value}` }}
      />
      <TextField
        label={words.hex}
        hideLabel
        placeholder={words.hex}
        error={isWrong ? words.hexHint : undefined}
        value={typed ?? value}
        maxLength={7}
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => event.key === 'Enter' && finish()}
        className="grow"
      />
    </div>
  )
}
