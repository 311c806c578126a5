// The hero: a page of real type with a proof-reader's corrections. A picture in words: assistive technology gets its
// title.
import type { ReactNode } from 'react'
import { strings } from '../../strings/en.ts'
import { cx } from '../../ui/class-names.ts'
import { CaretMark, StruckOut } from '../../ui/pdf/proof-marks.tsx'

const { sample } = strings

export function ProofSheet({ className }: { className?: string }) {
  return (
    <div role="img" aria-label={strings.landing.sheet} className={cx('@container', className)}>
      <div
        aria-hidden="true"
        className="paper relative h-full border border-rule px-[9cqw] pt-[9cqw] pb-[6cqw] font-display text-[clamp(0.72rem,2.35cqw,0.98rem)] leading-[1.5] shadow-lift"
      >
        <p className="text-[2.9em] leading-none tracking-[-0.02em]">{sample.name}</p>
        <p className="mt-[0.5em] text-[1.15em] italic">{sample.role}</p>
        <p className="mt-[0.3em] text-[#484b50]">{sample.contact}</p>
        <p className="mt-[1.1em]">{sample.summary}</p>
        <Heading>{sample.experience}</Heading>
        <Entry {...sample.jobs[0]} />
        <ul className="mb-[1em]">
          <Bullet note={sample.marks.stet}>
            <StruckOut className="text-[#484b50]">{sample.marks.struck}</StruckOut> <Hand>{sample.marks.led}</Hand>{' '}
            {sample.bullets.redesign}
          </Bullet>
          <Bullet note={sample.marks.margin}>
            {sample.bullets.clinics[0]} {sample.bullets.clinics[1]}
            <span className="relative inline-block w-[0.5em]">
              <CaretMark className="absolute top-[-0.15em] left-[0.02em] h-[0.62em] w-[0.55em]" />
            </span>{' '}
            <Hand>{sample.marks.inserted}</Hand>
          </Bullet>
          <Bullet>{sample.bullets.audits}</Bullet>
        </ul>
        <Entry {...sample.jobs[1]} />
        <ul className="mb-[1em]">
          <Bullet>{sample.bullets.app}</Bullet>
          <Bullet>{sample.bullets.research}</Bullet>
        </ul>
        <Heading>{sample.education}</Heading>
        {sample.schools.map((school) => (
          <Entry key={school.place} {...school} />
        ))}
        <Heading>{sample.skills}</Heading>
        <p>{sample.skillList}</p>
      </div>
    </div>
  )
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <p className="mt-[1.5em] mb-[0.6em] border-b border-[#17191c] pb-[0.15em] text-[1.15em] font-medium">{children}</p>
  )
}

function Entry({ role, place, dates }: { role: string; place: string; dates: string }) {
  return (
    <p className="flex justify-between gap-[1em]">
      <span>
        <b className="font-semibold">{role}</b>, {place}
      </span>
      <i className="shrink-0">{dates}</i>
    </p>
  )
}

function Bullet({ children, note }: { children: ReactNode; note?: string }) {
  return (
    <li className="relative pl-[1.1em] before:absolute before:left-0 before:content-['–']">
      {children}
      {note && (
        <Hand className="absolute top-0 right-[-8.2cqw] w-[7.4cqw] -rotate-3 text-[0.85em] leading-[1.15] whitespace-normal">
          {note}
        </Hand>
      )}
    </li>
  )
}

/** Written in by hand. */
function Hand({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={cx('text-[1.04em] text-mark italic', className)}>{children}</span>
}
