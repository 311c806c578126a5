// Asks the assistant about a part of the text, from the code or the form, and begins a message for the user.
import { useState, type RefObject } from 'react'
import { partOf, type AskedPart } from '../../../features/assistant/input/asked-part.ts'
import type { ChatInputHandle } from '../../../features/assistant/input/chat-input.tsx'
import type { AssistantControls } from '../../../features/assistant/use-assistant.ts'
import type { Editor } from '../../../features/editor/use-editor.ts'
import { selection as words, type SelectionWish } from '../../../strings/en/editing/selection.ts'

interface Asking {
  assistant: Pick<AssistantControls, 'send'>
  input: RefObject<ChatInputHandle | null>
  /** Brings the chat into view, beside the page. */
  showChat: () => void
}

interface Span {
  from: number
  to: number
}

/** Functions are null where there is no chat. */
export function useAsking({ state, showPane }: Editor, { assistant, input, showChat }: Asking) {
  const [part, setPart] = useState<AskedPart | null>(null)
  const { currentLatex: latex, resumeId } = state
  // What is hidden can't take the keyboard.
  const write = (act: (input: ChatInputHandle | null) => void) => {
    showChat()
    setTimeout(() => act(input.current))
  }
  const ask = (span: Span, wish: SelectionWish) => {
    const asked = partOf(latex, span)
    if (asked === null) return
    showPane('chat')
    const { message } = words.wishes[wish]
    if (message !== null && assistant.send({ text: message, part: asked })) return showChat()
    setPart(asked)
    write((field) => (wish === 'own' ? field?.focus() : field?.begin(message ?? words.translateBegin)))
  }
  /** Places in the code, whose lines end in one character whatever the text's end in. */
  const askInCode = ({ from, to }: Span, wish: SelectionWish) =>
    ask({ from: placeInText(latex, from), to: placeInText(latex, to) }, wish)
  const hasChat = resumeId !== null
  return {
    part,
    setPart,
    inForm: hasChat ? ask : null,
    inCode: hasChat ? askInCode : null,
    begin: hasChat ? (text: string) => write((field) => field?.begin(text)) : null,
  }
}

/** Of a place in the text with `\n` for every `\r\n`, the place in the text as it is. */
function placeInText(latex: string, place: number): number {
  let at = 0
  for (let left = place; left > 0; left -= 1) at += latex.startsWith('\r\n', at) ? 2 : 1
  return at
}
