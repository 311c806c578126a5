// Which edit each command is.
import type { Command } from './command.ts'
import { editContact } from './edit-contact.ts'
import {
  addBullet,
  addSkills,
  moveSection,
  removeBullet,
  removeLine,
  removeSection,
  renameSection,
} from './edit-document.ts'
import type { Edited } from './edited.ts'
import { replaceText } from './replace-text.ts'

export type EditCommand = Extract<
  Command,
  { kind: 'replace' | 'add_bullet' | 'add_skill' | 'remove' | 'remove_bullet' | 'contact' | 'move' | 'rename' }
>

export function edit(latex: string, command: EditCommand): Edited {
  switch (command.kind) {
    case 'replace':
      return replaceText(latex, command.what, command.by)
    case 'add_bullet':
      return addBullet(latex, command.to, command.text)
    case 'add_skill':
      return addSkills(latex, command.skills)
    case 'remove':
      return command.isSection ? removeSection(latex, command.what) : removeLine(latex, command.what)
    case 'remove_bullet':
      return removeBullet(latex, command.which, command.of)
    case 'contact':
      return editContact(latex, command.field, command.to)
    case 'move':
      return moveSection(latex, command.section, command.place)
    case 'rename':
      return renameSection(latex, command.section, command.to)
  }
}
