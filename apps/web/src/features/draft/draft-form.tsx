import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { strings } from '../../strings/en.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { FieldDoubt } from '../../ui/fields/field-doubt.ts'
import { Panel } from '../../ui/panel.tsx'
import type { AccountDetails } from './model/account-details.ts'
import { AddSectionMenu } from './fields/add-section-menu.tsx'
import { useDraftFormContext } from './model/draft-form-values.ts'
import { FormSectionPanel } from './fields/form-section.tsx'
import { anchorOf, homes, isListSection, sectionsOnForm, type FormSection } from './model/form-sections.ts'
import { bringIntoView, goToField, goToSection } from './model/go-to-section.ts'
import { ImportCard } from './review/import-card.tsx'
import { takeLines } from './review/line-drop.ts'
import { busyControl } from './review/keeping-place.ts'
import { newItem } from './model/list-items.ts'
import { LastResumeNotice } from './fields/last-resume-notice.tsx'
import { LiveProof } from './fields/live-proof.tsx'
import type { LatexProjects } from './model/latex-project.ts'
import type { OptionalSection } from './model/optional-sections.ts'
import { PersonalFields } from './fields/personal-fields.tsx'
import { ReviewPane } from './review/review-pane.tsx'
import { SectionOutline } from './fields/section-outline.tsx'
import { useDraftForm } from './use-draft-form.ts'
import { useLastResume } from './use-last-resume.ts'
import type { FindLastResume, FormStart } from './model/last-resume.ts'
import { useHandedOver } from './review/use-handed-over.ts'
import { useImportReview } from './review/use-import-review.ts'

const words = strings.create

interface Props {
  account: AccountDetails & { id: string }
  /** Called with the draft safely stored. */
  onContinue: () => void
  /** What an empty form starts from. Without it the form stays empty. */
  findLast?: FindLastResume
  /** What becomes of the zip of a LaTeX project. */
  projects?: LatexProjects
  /** The photo's field, below those of the person. */
  photo?: ReactNode
}

export function DraftForm({ account, onContinue, findLast, projects, photo }: Props) {
  const {
    form,
    sections: shown,
    setSection,
    unread,
    setUnread,
    setImported,
    isFromFile,
    kept,
    saveNow,
    fillUnkept,
  } = useDraftForm(account)
  const start = useLastResume({ form, account, fillUnkept, findLast })
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
      <ReviewedForm
        parts={{
          form,
          account,
          onSection: showSection,
          unread,
          setUnread,
          setImported,
          isImported: isFromFile,
          takeOut: start.takeOut,
          projects,
        }}
        start={start}
        sections={onForm}
      >
        <Panel id={anchorOf('personalInfo')} title={words.sections.personalInfo} aside={words.marked}>
          <PersonalName shown={shown} asked={nameAsked} onAsked={() => setNameAsked(true)} />
          {photo}
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
      </ReviewedForm>
    </FormProvider>
  )
}

interface ReviewedFormProps {
  parts: Parameters<typeof useImportReview>[0]
  start: FormStart
  sections: readonly FormSection[]
  children: ReactNode
}

/** The form between its outline and its proof; while an original is checked, beside that. */
function ReviewedForm({ parts, start, sections, children }: ReviewedFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const review = useImportReview(parts)
  useHandedOver(review.start)
  const isReviewing = review.isOpen && review.original !== null
  const doubtful = new Set(review.doubtfulNames())
  useEffect(() => {
    // The focus stays where the user is typing.
    if (isReviewing && !busyControl()) bringIntoView(element.current, 'start')
  }, [isReviewing])
  return (
    <FieldDoubt value={(name) => (doubtful.has(name) ? strings.importing.review.doubt : undefined)}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onInput={({ target }) => review.onTyped((target as HTMLInputElement).name)}
        {...takeLines({
          onLine: review.addLine,
          onDropped: review.onDropped,
          onTooLong: () => toast.error(strings.importing.tooLongForField),
        })}
        className={cx('grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6', isReviewing ? beside : alone)}
      >
        {isReviewing ? (
          <div key="original" className={originalPlace}>
            <ReviewPane review={review} form={element} />
          </div>
        ) : (
          <aside key="outline" className="sticky top-24 hidden self-start lg:block">
            <SectionOutline sections={sections} />
          </aside>
        )}
        <div key="form" className="min-w-0">
          <ImportCard review={review} />
          <LastResumeNotice start={start} />
          {children}
        </div>
        {!isReviewing && (
          <aside key="proof" aria-label={words.proofLabel} className="sticky top-24 hidden self-start xl:block">
            <LiveProof />
          </aside>
        )}
      </form>
    </FieldDoubt>
  )
}

const alone = 'lg:grid-cols-[11rem_minmax(0,1fr)] xl:grid-cols-[11rem_minmax(0,1fr)_23rem]'
/** On a narrow screen the original hides what stands at the top: a field that gets the focus comes out under it. */
const beside =
  'lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] max-lg:[&_:is(input,textarea,select)]:scroll-mt-[calc(42dvh+4rem)]'
/** Under the page's header: at the top on a narrow screen, the whole height of the window beside the form. */
const originalPlace =
  'sticky top-15 z-20 h-[42dvh] max-lg:-mx-4 max-lg:sm:mx-0 lg:top-19 lg:h-[calc(100dvh-5.75rem)] lg:self-start'

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
      {/* A disabled button swallows a press; a press on it says why it does nothing. */}
      <span onClick={nameGiven ? undefined : onBlocked}>
        <Button disabled={!nameGiven} onClick={onContinue} className="disabled:pointer-events-none">
          {words.continue}
        </Button>
      </span>
    </ActionBar>
  )
}
