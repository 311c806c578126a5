// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type RouteComponent,
} from '@tanstack/react-router'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { focusPages } from './focus-page.ts'

let stop: () => void = () => undefined
afterEach(() => {
  stop()
  cleanup()
})

const Titled = () => (
  <main id="content">
    <h1>Second</h1>
    <input aria-label="Name" />
  </main>
)
const Focused = () => (
  <main id="content">
    <h1>Second</h1>
    <input autoFocus aria-label="Name" />
  </main>
)
function Late() {
  const [isThere, setThere] = useState(false)
  useEffect(() => void setTimeout(() => setThere(true), 20), [])
  return isThere ? <Titled /> : <p>Waiting</p>
}
const Untitled = () => <main id="content">Words</main>

async function goTo(second: RouteComponent) {
  const root = createRootRoute()
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/', component: Titled }),
    createRoute({ getParentRoute: () => root, path: '/second', component: second }),
  ]
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  window.scrollTo = () => undefined
  stop = focusPages(router)
  await act(() => router.load())
  render(<RouterProvider router={router as never} />)
  expect(document.activeElement).toBe(document.body)
  await act(() => router.navigate({ to: '/second' as never }))
}
const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label')

it.each<[string, RouteComponent, string]>([
  ['its heading', Titled, 'Second'],
  ['its heading, when that comes later', Late, 'Second'],
  ['the page itself where it has no heading', Untitled, 'Words'],
  ['the field that the page puts it in', Focused, 'Name'],
])('the focus of another page is on %s', async (_title, page, expected) => {
  await goTo(page)
  await waitFor(() => expect(focused()).toBe(expected))
})
