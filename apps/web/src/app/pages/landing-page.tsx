import { Link } from '@tanstack/react-router'
import { DemoVideo } from '../../features/showcase/demo-video.tsx'
import { HighlightTiles } from '../../features/showcase/highlight-tiles.tsx'
import { ProofSheet } from '../../features/showcase/proof-sheet.tsx'
import { strings } from '../../strings/en.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { CaretMark, StruckOut } from '../../ui/pdf/proof-marks.tsx'
import { Page } from '../frame/page.tsx'
import { PublicFrame } from '../frame/public-frame.tsx'
import { VisitorsOnly } from '../frame/route-guards.tsx'

const words = strings.landing

export function LandingPage() {
  return (
    <VisitorsOnly>
      <Page name="landing">
        <PublicFrame>
          <Hero />
          <div className="mx-auto max-w-[84rem] px-4 py-16 sm:px-8 sm:py-24">
            <h2 className="mb-8 font-display text-3xl tracking-[-0.015em]">{words.demo.title}</h2>
            <DemoVideo />
          </div>
          <div className="mx-auto max-w-[84rem] sm:px-8">
            <HighlightTiles />
          </div>
          <Closing />
        </PublicFrame>
      </Page>
    </VisitorsOnly>
  )
}

function Hero() {
  const { before, struck, after } = words.headline
  return (
    <div className="overflow-hidden border-b border-rule">
      <div className="mx-auto grid max-w-[84rem] gap-10 px-4 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)] lg:gap-16">
        <div className="flex flex-col justify-center pt-8 lg:pt-4 lg:pb-16">
          <h1 className="font-display text-display tracking-[-0.03em]">
            {before}{' '}
            <span aria-hidden="true" className="block text-ink-faint">
              <StruckOut>{struck}</StruckOut>
            </span>
            <span className="block">
              <CaretMark className="mr-[0.14em] h-[0.42em] w-[0.38em]" />
              {after}
            </span>
          </h1>
          <p className="mt-7 max-w-lg text-lg text-ink-soft">{words.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to="/register" className={buttonClass({ size: 'lg' })}>
              {words.start}
            </Link>
            <Link to="/login" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
              {words.signIn}
            </Link>
          </div>
          <p className="mt-6 max-w-md text-sm text-ink-faint">{words.promise}</p>
        </div>
        <ProofSheet className="h-[26rem] sm:h-[34rem] lg:mt-6 lg:h-[46rem]" />
      </div>
    </div>
  )
}

function Closing() {
  return (
    <div className="mx-auto flex max-w-[84rem] flex-wrap items-center justify-between gap-6 px-4 py-16 sm:px-8 sm:py-24">
      <p className="font-display text-3xl tracking-[-0.015em]">{words.closing}</p>
      <Link to="/register" className={buttonClass({ size: 'lg' })}>
        {words.start}
      </Link>
    </div>
  )
}
