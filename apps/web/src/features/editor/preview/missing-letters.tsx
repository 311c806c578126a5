// Above a page that lacks letters of the text: in plain sight before it is downloaded, and gone once they are set.
import { editor as words } from '../../../strings/en/editor.ts'
import { Notice } from '../../../ui/notice.tsx'

/** `lacks`: which, in words; null where every letter is on the page. */
export function MissingLetters({ lacks }: { lacks: string | null }) {
  if (lacks === null) return null
  return (
    <Notice tone="warn" className="m-3">
      {words.preview.lacksLetters(lacks)}
    </Notice>
  )
}
