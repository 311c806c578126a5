// What the writer said that no source proves, with the question about each; and what is in doubt.
import type { DocumentClaim } from '@galley/contract/documents'
import { useState } from 'react'
import { documents } from '../../strings/en/documents.ts'
import { Button } from '../../ui/button.tsx'

const words = documents.heldBack

export function HeldBack({ claims }: { claims: readonly DocumentClaim[] }) {
  const [isHidden, setHidden] = useState(false)
  if (claims.length === 0 || isHidden) return null
  const left = bySentence(claims.filter(({ isHeldBack }) => isHeldBack))
  const doubtful = bySentence(claims.filter(({ isHeldBack }) => !isHeldBack))
  return (
    <section
      aria-label={words.title(left.length)}
      className="mb-6 rounded-r-sm border-l-[3px] border-warn bg-warn-wash px-3.5 py-3 text-sm"
    >
      {left.length > 0 && (
        <>
          <h2 className="font-medium text-warn">{words.title(left.length)}</h2>
          <p className="mt-1 text-ink-soft">{words.lead}</p>
          <Sentences of={left} />
        </>
      )}
      {doubtful.length > 0 && (
        <>
          <h2 className="mt-2 font-medium text-warn">{words.doubts}</h2>
          <Sentences of={doubtful} />
        </>
      )}
      <Button size="sm" variant="quiet" className="-ml-2.5 mt-1" onClick={() => setHidden(true)}>
        {words.dismiss}
      </Button>
    </section>
  )
}

type BySentence = [sentence: string, questions: string[]][]

const bySentence = (claims: readonly DocumentClaim[]): BySentence =>
  [...Map.groupBy(claims, ({ sentence }) => sentence)].map(([sentence, of]) => [
    sentence,
    [...new Set(of.flatMap(({ question }) => question ?? []))],
  ])

function Sentences({ of }: { of: BySentence }) {
  return (
    <ul className="mt-2 grid gap-2">
      {of.map(([sentence, questions]) => (
        <li key={sentence}>
          <p className="text-ink">“{sentence}”</p>
          {questions.map((question) => (
            <p key={question} className="text-ink-soft">
              {question}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
