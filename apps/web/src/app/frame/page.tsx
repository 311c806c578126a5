import type { PageName } from '@galley/contract/events'
import { useEffect, type ReactNode } from 'react'
import { recordPageView } from '../../api/analytics.ts'
import { pageTitle, siteTitle } from '../../strings/en/site.ts'

interface Props {
  /** Without one the page is not counted. */
  name?: PageName
  /** Without one the page carries the site's own title. */
  title?: string
  children: ReactNode
}

/** Names the page to the browser and counts that it was shown; a redirect, which shows nothing, is not counted. */
export function Page({ name, title, children }: Props) {
  useEffect(() => {
    document.title = title ? pageTitle(title) : siteTitle
  }, [title])
  useEffect(() => {
    if (name) recordPageView(name)
  }, [name])
  return children
}
