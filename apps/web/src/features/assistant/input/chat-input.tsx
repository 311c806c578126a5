// Where a message is written: text, an image, the PDF as it stands. Enter sends, Shift+Enter begins a line.
import { limits } from '@galley/contract/limits'
import { ArrowUp, FileText, ImageIcon, Plus, Square } from 'lucide-react'
import { useImperativeHandle, useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react'
import { assistant } from '../../../strings/en/assistant.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import type { AskedPart } from './asked-part.ts'
import { AskedPartChip } from './asked-part-chip.tsx'
import { AttachedFiles } from './attached-files.tsx'
import { imageTypes, type Attachments } from './attachments.ts'
import { useUnsentText } from './unsent-text.ts'
import { useAttachments } from './use-attachments.ts'

const words = assistant.input

export interface ChatInputHandle {
  /** Begins a message with these words, the cursor after them. What was written already stays above. */
  begin: (words: string) => void
  focus: () => void
}

interface Props {
  latex: string
  resumeId: string
  /** The person's last message, once the server has it. */
  arrived: string | null
  isAwaiting: boolean
  canStop: boolean
  /** The assistant in use can look at what is attached. */
  seesFiles: boolean
  /** The part of the text that the message is about. */
  part: AskedPart | null
  onPart: (part: AskedPart | null) => void
  /** False where it was not sent: then it stays. */
  onSend: (text: string, attachments: Attachments) => boolean
  onStop: () => void
  ref?: Ref<ChatInputHandle> | undefined
}

export function ChatInput({ latex, resumeId, arrived, part, onPart, ref, ...rest }: Props) {
  const { isAwaiting, canStop, seesFiles, onSend, onStop } = rest
  const field = useRef<FieldHandle>(null)
  const { text, setText, sent } = useUnsentText(resumeId, arrived)
  const files = useAttachments()
  useImperativeHandle(ref, () => ({
    begin(words) {
      setText(text.trim() === '' ? words : `${text.trimEnd()}\n${words}`)
      // The words are there by then: the cursor goes after them.
      setTimeout(() => field.current?.focusEnd())
    },
    focus: () => field.current?.focusEnd(),
  }))
  const canSend = text.trim() !== '' && !isAwaiting && !files.isPreparing
  const submit = () => {
    if (!canSend || !onSend(text, files.attachments)) return
    sent()
    files.clear()
    onPart(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed (Japanese, say), Enter ends the word and nothing more.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  const onPaste = (event: ClipboardEvent) => {
    const image = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'))
    if (!image) return
    event.preventDefault()
    void files.addImage(image)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="border-t border-rule p-3"
    >
      {part && <AskedPartChip part={part} onRemove={() => onPart(null)} />}
      <AttachedFiles {...files} seesFiles={seesFiles} />
      <div className="flex items-end gap-1 rounded-md border border-line bg-sheet p-1 focus-within:border-pencil">
        <AttachMenu
          isDisabled={files.isPreparing}
          onImage={(file) => void files.addImage(file)}
          onPdf={() => void files.addPdf(latex)}
        />
        <GrowingText ref={field} value={text} onChange={setText} onKeyDown={onKeyDown} onPaste={onPaste} />
        {canStop ? (
          <IconButton
            label={assistant.stop}
            icon={<Square aria-hidden="true" className="fill-current" />}
            onClick={onStop}
            className="size-8 text-mark"
          />
        ) : (
          <IconButton
            type="submit"
            label={words.send}
            icon={<ArrowUp aria-hidden="true" />}
            disabled={!canSend}
            className="size-8 bg-ink text-desk enabled:hover:bg-ink-soft enabled:hover:text-desk"
          />
        )}
      </div>
    </form>
  )
}

const lowestPx = 20
const highestPx = 120

interface FieldHandle {
  focusEnd: () => void
}

interface GrowingTextProps {
  ref: Ref<FieldHandle>
  value: string
  onChange: (value: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
}

/** As high as its text between two heights; from there on it scrolls. */
function GrowingText({ ref, value, onChange, ...events }: GrowingTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const { current } = area
    if (!current) return
    current.style.height = `${lowestPx}px`
    current.style.height = `${Math.min(highestPx, Math.max(lowestPx, current.scrollHeight))}px`
  }, [value])
  useImperativeHandle(ref, () => ({
    focusEnd() {
      const { current } = area
      current?.focus()
      current?.setSelectionRange(current.value.length, current.value.length)
    },
  }))
  return (
    <textarea
      {...events}
      ref={area}
      rows={1}
      aria-label={words.label}
      placeholder={words.placeholder}
      maxLength={limits.chatMessageChars}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      style={{ minHeight: lowestPx, maxHeight: highestPx, lineHeight: `${lowestPx}px` }}
      className="my-1.5 field-type min-w-0 grow resize-none bg-transparent px-1 outline-none placeholder:text-ink-faint"
    />
  )
}

interface AttachMenuProps {
  isDisabled: boolean
  onImage: (file: File) => void
  onPdf: () => void
}

function AttachMenu({ isDisabled, onImage, onPdf }: AttachMenuProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        accept={imageTypes.join(',')}
        aria-label={words.attachImage}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // So that the same file can be picked again after it was removed.
          event.target.value = ''
          if (file) onImage(file)
        }}
      />
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            aria-label={words.attach}
            disabled={isDisabled}
            className="inline-flex size-8 shrink-0 items-center justify-center rounded-md text-ink-faint enabled:hover:bg-inset enabled:hover:text-ink disabled:opacity-50"
          >
            <Plus aria-hidden="true" className="size-[1.125rem]" />
          </button>
        }
      >
        <MenuItem onSelect={() => picker.current?.click()}>
          <ImageIcon aria-hidden="true" className="size-4" />
          {words.attachImage}
        </MenuItem>
        <MenuItem onSelect={onPdf}>
          <FileText aria-hidden="true" className="size-4" />
          {words.attachPdf}
        </MenuItem>
      </Menu>
    </>
  )
}
