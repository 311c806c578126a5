// Sixteen seconds of the product at work, drawn with the page's own type; it stands where the recorded demo will.
import { Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { strings } from '../../strings/en.ts'
import { cx } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { StruckOut } from '../../ui/proof-marks.tsx'
import { demoSteps, useDemoStep } from './use-demo-step.ts'

const words = strings.landing.demo
const { sample } = strings

/** Which step brings what. */
const at = { typed: 1, set: 2, asked: 3, proposed: 4, checked: 5, accepted: 6, done: 7 }

const lines = {
  rough: 'Ran accessibility checks for the app.',
  proposed: 'Ran the audits that took the patient app, in 40 clinics, to WCAG AA.',
}

export function DemoFigure({ className }: { className?: string }) {
  const { step, playing, toggle } = useDemoStep()
  return (
    <figure className={cx('border border-rule bg-sheet', className)}>
      <div aria-hidden="true" className="grid md:grid-cols-[1.15fr_1fr]">
        <div className="flex min-w-0 flex-col border-b border-rule md:border-r md:border-b-0">
          <PaneTitle>{words.source}</PaneTitle>
          <Source step={step} />
          <Chat step={step} />
        </div>
        <div className="flex min-w-0 flex-col">
          <PaneTitle>{words.pdf}</PaneTitle>
          <PagePicture step={step} />
        </div>
      </div>
      <figcaption className="flex items-center gap-3 border-t border-rule px-4 py-2">
        <span className="sr-only">{words.label}</span>
        <IconButton
          label={playing ? words.pause : words.play}
          icon={playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={toggle}
        />
        <p className="flex min-h-14 min-w-0 grow items-center font-display text-lg leading-snug italic sm:min-h-10">
          {words.captions[step]}
        </p>
        <div aria-hidden="true" className="flex gap-1 max-sm:hidden">
          {words.captions.map((caption, index) => (
            <span key={caption} className={cx('h-px w-4', index <= step ? 'bg-ink' : 'bg-rule')} />
          ))}
        </div>
      </figcaption>
    </figure>
  )
}

function PaneTitle({ children }: { children: ReactNode }) {
  return <p className="border-b border-rule px-4 py-2 font-mono text-xs text-ink-faint">{children}</p>
}

function Source({ step }: { step: number }) {
  const proposing = step >= at.proposed && step < at.accepted
  const accepted = step >= at.accepted
  return (
    <div className="min-h-84 grow px-4 py-4 font-mono text-xs leading-6 sm:text-sm sm:leading-7 md:min-h-108 xl:min-h-80">
      <Code command="\documentclass" option="[theme=classic]" argument="resume" />
      <Code command="\name" argument={sample.name} />
      <Code command="\headline" argument={sample.role} />
      <Code command="\section" argument={sample.experience} />
      <Code command="\entry" argument={`${sample.jobs[0].role}}{${sample.jobs[0].place}`} />
      <Code command="\begin" argument="bullets" />
      <p className="flex gap-2">
        <span className="text-ink-faint">\item</span>
        <span className="truncate">Led {sample.bullets.redesign}</span>
      </p>
      {!accepted && (
        <p className={cx('flex min-h-7 gap-2', proposing && 'bg-mark-wash')}>
          <span className="text-ink-faint">\item</span>
          {proposing ? (
            <StruckOut className="whitespace-normal text-ink-faint">{lines.rough}</StruckOut>
          ) : (
            <Typed step={step} />
          )}
        </p>
      )}
      {step >= at.proposed && (
        <p className={cx('flex min-h-7 animate-fade gap-2', !accepted && 'bg-good-wash')}>
          <span className="text-ink-faint">\item</span>
          <span>{lines.proposed}</span>
        </p>
      )}
      <Code command="\end" argument="bullets" />
    </div>
  )
}

function Code({ command, option, argument }: { command: string; option?: string; argument: string }) {
  return (
    <p className="truncate">
      <span className="text-ink-faint">{command}</span>
      {option && <span className="text-warn">{option}</span>}
      {'{'}
      {argument}
      {'}'}
    </p>
  )
}

function Typed({ step }: { step: number }) {
  return (
    <span>
      {step >= at.typed && <span className={cx(step === at.typed && 'animate-fade')}>{lines.rough}</span>}
      {step <= at.typed && <span className="ml-px inline-block h-4 w-px translate-y-0.5 animate-breathe bg-ink" />}
    </span>
  )
}

function Chat({ step }: { step: number }) {
  return (
    <div className="min-h-52 space-y-3 border-t border-rule px-4 py-4 text-sm">
      <p
        className={cx(
          'ml-auto w-fit max-w-[85%] bg-inset px-3 py-2 transition-opacity duration-300',
          step < at.asked && 'opacity-0',
        )}
      >
        {words.you}
      </p>
      <p className={cx('max-w-[85%] transition-opacity duration-300', step < at.proposed && 'opacity-0')}>
        {words.reply}
      </p>
      <div
        className={cx(
          'flex flex-wrap items-center gap-2 transition-opacity duration-300',
          step < at.checked && 'opacity-0',
        )}
      >
        {words.checks.map((check) => (
          <span key={check} className="border border-good px-2 py-0.5 text-xs text-good">
            {check}
          </span>
        ))}
        <span className="basis-full" />
        <span
          className={cx(
            'border px-3 py-1 text-xs font-medium',
            step >= at.accepted ? 'border-ink bg-ink text-desk' : 'border-line',
          )}
        >
          {words.accept}
        </span>
        <span className="border border-transparent px-2 py-1 text-xs text-ink-faint">{words.reject}</span>
      </div>
    </div>
  )
}

function PagePicture({ step }: { step: number }) {
  const line = step === demoSteps - 1 ? lines.proposed : step >= at.set ? lines.rough : undefined
  return (
    <div className="grid grow place-items-center bg-inset p-5 sm:p-8">
      <div className="paper aspect-[8.5/11] w-full max-w-96 border border-rule p-[9%] font-display text-[0.7rem] leading-[1.55] sm:text-[0.78rem]">
        <p className="text-[2em] leading-none tracking-[-0.015em]">{sample.name}</p>
        <p className="mt-1 italic">{sample.role}</p>
        <p className="text-[#484b50]">{sample.contact}</p>
        <p className="mt-4 mb-1.5 border-b border-[#17191c] font-medium">{sample.experience}</p>
        <p>
          <b className="font-semibold">{sample.jobs[0].role}</b>, {sample.jobs[0].place}
        </p>
        <p className="pl-3">– Led {sample.bullets.redesign}</p>
        {line && (
          <p key={line} className="animate-fade pl-3">
            <span className="bg-[color-mix(in_oklab,var(--color-mark)_14%,transparent)]">– {line}</span>
          </p>
        )}
        <p className="mt-4 mb-1.5 border-b border-[#17191c] font-medium">{sample.education}</p>
        <p>
          <b className="font-semibold">{sample.schools[0].role}</b>, {sample.schools[0].place}
        </p>
      </div>
    </div>
  )
}
