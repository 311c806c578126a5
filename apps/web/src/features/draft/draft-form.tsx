import { useCallback, useState, type ReactNode } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { strings } from '../../strings/en.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AddSectionMenu } from './add-section-menu.tsx'
import { useDraftFormContext } from './draft-form-values.ts'
import { FormSectionPanel } from './form-section.tsx'
import { anchorOf, homes, isListSection, sectionsOnForm } from './form-sections.ts'
import { goToField, goToSection } from './go-to-section.ts'
import { newItem } from './list-items.ts'
import { LiveProof } from './live-proof.tsx'
import type { OptionalSection } from './optional-sections.ts'
import { PersonalFields } from './personal-fields.tsx'
import { SectionOutline } from './section-outline.tsx'
import { useDraftForm } from './use-draft-form.ts'

const words = strings.create

interface Props {
  userId: string
  /** Called with the draft safely stored. */
  onContinue: () => void
  /** Above the form, within it: whatever fills it in. `show` opens a part that is off by itself. */
  intro?: (show: (section: OptionalSection) => void) => ReactNode
}

export function DraftForm({ userId, onContinue, intro }: Props) {
  const { form, sections: shown, setSection, kept, saveNow } = useDraftForm(userId)
  const [nameAsked, setNameAsked] = useState(false)
  const onForm = sectionsOnForm(shown)

  const showSection = useCallback((section: OptionalSection) => setSection(section, true), [setSection])
  const addSection = (section: OptionalSection) => {
    setSection(section, true)
    const { section: home, field } = homes[section]
    const wantsEntry = isListSection(home) && (section === home || form.getValues(home).length === 0)
    if (wantsEntry) {
      form.setValue(home, [...form.getValues(home), newItem(home)] as never, { shouldDirty: true })
    }
    // The section is on the page after this render, its focus comes once the menu has given its own back.
    setTimeout(() => goToField(home, field), 60)
  }
  const askForName = () => {
    setNameAsked(true)
    goToSection('personalInfo')
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-10 lg:grid-cols-[11rem_minmax(0,1fr)] xl:grid-cols-[11rem_minmax(0,1fr)_23rem]"
      >
        <aside className="sticky top-24 hidden self-start lg:block">
          <SectionOutline sections={onForm} />
        </aside>
        <div className="min-w-0">
          {intro?.(showSection)}
          <Panel id={anchorOf('personalInfo')} title={words.sections.personalInfo} aside={words.marked}>
            <PersonalName shown={shown} asked={nameAsked} onAsked={() => setNameAsked(true)} />
          </Panel>
          {onForm.map((section) =>
            section === 'personalInfo' ? null : (
              <FormSectionPanel
                key={section}
                section={section}
                shown={shown}
                onRemove={(optional) => setSection(optional, false)}
              />
            ),
          )}
          <div className="border-t border-rule py-6">
            <AddSectionMenu shown={shown} onAdd={addSection} />
          </div>
          <ContinueBar
            kept={kept}
            onBlocked={askForName}
            onContinue={() => {
              saveNow()
              onContinue()
            }}
          />
        </div>
        <aside aria-label={words.proofLabel} className="sticky top-24 hidden self-start xl:block">
          <LiveProof />
        </aside>
      </form>
    </FormProvider>
  )
}

const useNameGiven = (): boolean => {
  const { control } = useDraftFormContext()
  return useWatch({ control, name: 'personalInfo.name' }).trim() !== ''
}

function PersonalName({
  shown,
  asked,
  onAsked,
}: {
  shown: readonly OptionalSection[]
  asked: boolean
  onAsked: () => void
}) {
  return <PersonalFields shown={shown} nameMissing={!useNameGiven() && asked} onNameLeft={onAsked} />
}

function ContinueBar({
  kept,
  onBlocked,
  onContinue,
}: {
  kept: boolean
  onBlocked: () => void
  onContinue: () => void
}) {
  const nameGiven = useNameGiven()
  return (
    <ActionBar>
      <p className="text-sm text-ink-faint">{kept ? words.kept : words.keeping}</p>
      {/* A disabled button swallows a press; whoever presses it anyway is told why it does nothing. */}
      <span onClick={nameGiven ? undefined : onBlocked}>
        <Button disabled={!nameGiven} onClick={onContinue} className="disabled:pointer-events-none">
          {words.continue}
        </Button>
      </span>
    </ActionBar>
  )
}
