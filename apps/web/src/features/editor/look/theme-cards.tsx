import { strings } from '../../../strings/en.ts'
import { cx } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Picture, Pictures } from './theme-pictures.ts'

const words = strings.look
const themes = Object.entries(words.themes)

interface Props {
  theme: string
  pictures: Pictures
  onChange: (theme: string) => void
}

export function ThemeCards({ theme, pictures, onChange }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium text-ink-soft">{words.theme}</legend>
      <div className="grid grid-cols-3 gap-2.5">
        {themes.map(([value, label]) => (
          <label
            key={value}
            className={cx(
              'block cursor-pointer rounded-md border p-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pencil',
              theme === value ? 'border-ink bg-inset' : 'border-rule hover:border-line',
            )}
          >
            <input
              type="radio"
              name="look-theme"
              value={value}
              checked={theme === value}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            <PageOne picture={pictures[value]} />
            <span className={cx('block pt-1 text-center text-xs', theme === value ? 'text-ink' : 'text-ink-soft')}>
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Of one size, whatever is known of the page. */
function PageOne({ picture }: { picture: Picture | undefined }) {
  return (
    <span className="block aspect-[8.5/11] overflow-hidden">
      {picture === undefined && <Skeleton className="h-full" />}
      {picture === null && (
        <span className="grid h-full place-items-center bg-inset text-xs text-ink-faint">{words.noPicture}</span>
      )}
      {picture && (
        <span
          aria-hidden="true"
          className="paper block h-full [&>canvas]:block [&>canvas]:w-full"
          ref={(host) => host?.replaceChildren(picture)}
        />
      )}
    </span>
  )
}
