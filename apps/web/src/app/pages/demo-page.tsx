import { Link } from '@tanstack/react-router'
import { DemoVideo } from '../../features/showcase/demo-video.tsx'
import { strings } from '../../strings/en.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Page } from '../frame/page.tsx'
import { PublicFrame } from '../frame/public-frame.tsx'

const words = strings.demo

export function DemoPage() {
  return (
    <Page name="demo" title={words.pageTitle}>
      <PublicFrame>
        <div className="mx-auto max-w-[84rem] px-4 py-10 sm:px-8 sm:py-14">
          <h1 className="font-display text-3xl tracking-[-0.015em]">{words.title}</h1>
          <p className="mt-2 mb-8 max-w-xl text-ink-soft">{words.lead}</p>
          <DemoVideo controls />
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to="/register" className={buttonClass()}>
              {words.register}
            </Link>
            <Link to="/login" className={buttonClass({ variant: 'secondary' })}>
              {words.signIn}
            </Link>
            <Link to="/" className={buttonClass({ variant: 'quiet' })}>
              {words.home}
            </Link>
          </div>
        </div>
      </PublicFrame>
    </Page>
  )
}
