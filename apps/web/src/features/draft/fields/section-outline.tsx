import { useWatch } from 'react-hook-form'
import { strings } from '../../../strings/en.ts'
import { cx } from '../../../ui/class-names.ts'
import { useDraftFormContext } from '../model/draft-form-values.ts'
import { anchorOf, isFilled, type FormSection } from '../model/form-sections.ts'
import { goToSection } from '../model/go-to-section.ts'

const words = strings.create

/** The form's table of contents; a filled section is ticked off with a stroke in the margin. */
export function SectionOutline({ sections }: { sections: readonly FormSection[] }) {
  const { control } = useDraftFormContext()
  const values = useWatch({ control })
  return (
    <nav aria-label={words.sectionsLabel}>
      <ol className="flex flex-col">
        {sections.map((section) => {
          const filled = isFilled(values as never, section)
          return (
            <li key={section}>
              <a
                href={`#${anchorOf(section)}`}
                onClick={(event) => {
                  event.preventDefault()
                  goToSection(section)
                }}
                className={cx(
                  'flex min-h-8 items-center border-l-2 pl-3 text-sm hover:text-ink',
                  filled ? 'border-ink text-ink' : 'border-rule text-ink-faint',
                )}
              >
                {words.sections[section]}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
