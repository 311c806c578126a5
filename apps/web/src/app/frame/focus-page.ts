// Where the keyboard is after a page was left for another one: at the new page's heading, as after a load that a person
// waits for.
import type { AnyRouter } from '@tanstack/react-router'

/** Watches the router's navigations; the first page of a visit keeps the browser's own focus. */
export function focusPages(router: Pick<AnyRouter, 'subscribe'>): () => void {
  let stop: () => void = () => undefined
  const unsubscribe = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    stop()
    if (fromLocation && pathChanged) stop = focusWhenShown()
  })
  return () => {
    stop()
    unsubscribe()
  }
}

/**
 * A page may come with something to wait for: its heading gets the focus once it is there, unless the person was
 * faster.
 */
function focusWhenShown(): () => void {
  const observer = new MutationObserver(attempt)
  const stop = () => {
    observer.disconnect()
    window.removeEventListener('keydown', stop)
    window.removeEventListener('pointerdown', stop)
  }
  function attempt(): void {
    const page = document.getElementById('content')
    if (!page) return
    stop()
    // A page that puts the focus somewhere, or that was there before its address changed, keeps it.
    if (page.contains(document.activeElement)) return
    const target = page.querySelector<HTMLElement>('h1') ?? page
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.classList.add('outline-none')
    target.focus({ preventScroll: true })
  }
  window.addEventListener('keydown', stop)
  window.addEventListener('pointerdown', stop)
  observer.observe(document.body, { childList: true, subtree: true })
  attempt()
  return stop
}
