// Questions with the person's own stories: what it was, what they had to do, what they did, what came of it.
import type { InterviewContent, Story } from '@galley/contract/documents'
import { limits } from '@galley/contract/limits'
import { Plus, Trash2 } from 'lucide-react'
import { documents } from '../../strings/en/documents.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { blankStory } from './blank-document.ts'

const words = documents.interview
const parts = ['situation', 'task', 'action', 'result'] as const

interface Props {
  content: InterviewContent
  onEdit: (content: InterviewContent) => void
}

export function StoriesFields({ content, onEdit }: Props) {
  const { stories } = content
  const edit = (next: Story[]) => onEdit({ ...content, stories: next })
  return (
    <div>
      {stories.length === 0 && <p className="mb-4 text-ink-soft">{words.none}</p>}
      <ol>
        {stories.map((story, at) => (
          // A story has no name of its own, and keeps its place but for what is removed before it.
          <li key={at} className="border-t border-rule py-6">
            <StoryFields
              story={story}
              at={at + 1}
              onEdit={(edited) => edit(stories.with(at, edited))}
              onRemove={() => edit(stories.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="secondary"
        disabled={stories.length >= limits.stories}
        onClick={() => edit([...stories, blankStory])}
      >
        <Plus aria-hidden="true" className="size-4" />
        {words.add}
      </Button>
    </div>
  )
}

interface StoryProps {
  story: Story
  /** From 1. */
  at: number
  onEdit: (story: Story) => void
  onRemove: () => void
}

function StoryFields({ story, at, onEdit, onRemove }: StoryProps) {
  return (
    <fieldset>
      <legend className="sr-only">{words.story(at)}</legend>
      <div className="flex items-start gap-2">
        <TextArea
          className="grow"
          label={`${at}. ${words.question}`}
          maxLength={limits.lineChars}
          minHeightPx={42}
          maxHeightPx={120}
          value={story.question}
          onChange={(event) => onEdit({ ...story, question: event.currentTarget.value.replaceAll('\n', ' ') })}
        />
        <IconButton
          className="mt-6"
          tone="danger"
          label={words.remove(at)}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {parts.map((part) => (
          <TextArea
            key={part}
            label={words[part]}
            maxLength={limits.storyPartChars}
            minHeightPx={64}
            maxHeightPx={220}
            value={story[part]}
            onChange={(event) => onEdit({ ...story, [part]: event.currentTarget.value })}
          />
        ))}
      </div>
    </fieldset>
  )
}
