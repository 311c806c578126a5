// LinkedIn's two texts, each with its length and a button that copies it.
import type { LinkedInContent } from '@galley/contract/documents'
import { limits } from '@galley/contract/limits'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { documents } from '../../strings/en/documents.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'

const words = documents.linkedIn
const confirmedMs = 2_000

interface Props {
  content: LinkedInContent
  onEdit: (content: LinkedInContent) => void
}

export function LinkedInFields({ content, onEdit }: Props) {
  return (
    <div className="grid gap-7">
      <Part
        label={words.headline}
        copyLabel={words.copyHeadline}
        text={content.headline}
        maxChars={limits.linkedInHeadlineChars}
        minHeightPx={72}
        onEdit={(headline) => onEdit({ ...content, headline: headline.replaceAll('\n', ' ') })}
      />
      <Part
        label={words.about}
        copyLabel={words.copyAbout}
        text={content.about}
        maxChars={limits.linkedInAboutChars}
        minHeightPx={280}
        onEdit={(about) => onEdit({ ...content, about })}
      />
    </div>
  )
}

interface PartProps {
  label: string
  copyLabel: string
  text: string
  maxChars: number
  minHeightPx: number
  onEdit: (text: string) => void
}

function Part({ label, copyLabel, text, maxChars, minHeightPx, onEdit }: PartProps) {
  return (
    <div>
      <TextArea
        label={label}
        hint={words.left(text.length, maxChars)}
        maxLength={maxChars}
        minHeightPx={minHeightPx}
        maxHeightPx={700}
        value={text}
        onChange={(event) => onEdit(event.currentTarget.value)}
      />
      <CopyButton label={copyLabel} text={text} />
    </div>
  )
}

function CopyButton({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), confirmedMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    if (await copyText(text)) setCopied(true)
    else toast.error(words.notCopied)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button size="sm" variant="secondary" className="mt-2" disabled={text === ''} onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4" />
      {label}
      <span role="status" className="sr-only">
        {isCopied ? words.copied : ''}
      </span>
    </Button>
  )
}
