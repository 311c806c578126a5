// The recovery codes, shown once: to copy, to download, and to say that they are kept.
import { useEffect, useRef, useState } from 'react'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { useUser } from '../auth-context.ts'

const words = strings.twoStep.codes

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { email } = useUser()
  const heading = useRef<HTMLHeadingElement>(null)
  // They take the place of the form that had the keyboard.
  useEffect(() => heading.current?.focus(), [])
  const [isCopied, setCopied] = useState<boolean>()
  const copy = async () => setCopied(await copyText(codes.join('\n')))
  const download = () => {
    const text = [words.fileLead(email), '', ...codes, ''].join('\n')
    saveFile(new Blob([text], { type: 'text/plain' }), words.fileName)
  }
  return (
    <div className="flex max-w-md flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
        {words.title}
      </h3>
      <p className="text-ink-soft">{words.lead}</p>
      {isCopied !== undefined && (
        <Notice tone={isCopied ? 'good' : 'error'}>{isCopied ? words.copied : words.notCopied}</Notice>
      )}
      <ul
        aria-label={words.title}
        className="grid gap-x-6 gap-y-1 rounded-md border border-line bg-inset p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button variant="secondary" onClick={download}>
          {words.download}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </div>
  )
}
