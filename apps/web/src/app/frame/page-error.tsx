import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'

const words = strings.frame.crash

/** What stands where a page failed to render. */
export function PageError() {
  return (
    <main id="content" className="grid min-h-dvh place-items-center px-6">
      <div role="alert" className="max-w-md">
        <h1 className="font-display text-3xl">{words.title}</h1>
        <p className="mt-3 text-ink-soft">{words.body}</p>
        <Button className="mt-6" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
      </div>
    </main>
  )
}
