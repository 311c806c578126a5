import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { admin as words } from '../../strings/en/operating/admin.ts'
import { Button } from '../../ui/button.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface Props<Part, Item> {
  query: UseInfiniteQueryResult<InfiniteData<Part>>
  itemsOf: (part: Part) => readonly Item[]
  label: string
  none: string
  children: (item: Item) => ReactNode
}

/** A list that is loaded in parts: its rows, or that there are none, and the way to more. */
export function PagedList<Part, Item>({ query, itemsOf, label, none, children }: Props<Part, Item>) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const items = data?.pages.flatMap((part) => itemsOf(part)) ?? []
  if (isError && !data)
    return <RetryNotice sentence={words.failed} retryLabel={words.retry} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  if (items.length === 0) return <p className="border-t border-rule py-4 text-ink-soft">{none}</p>
  return (
    <>
      <ul aria-label={label} className="divide-y divide-rule border-y border-rule">
        {items.map(children)}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
