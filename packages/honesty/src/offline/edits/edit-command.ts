// Which edit each command is.
import type { Command } from '../commands/command.ts'
import { addBullet, removeBullet, removeLine } from './edit-bullets.ts'
import { editContact } from './edit-contact.ts'
import { addCredential, entryNamed, moveEntry, removeEntry, retitle, swapEntries } from './edit-entries.ts'
import { moveSection, removeSection, renameSection } from './edit-sections.ts'
import { addSkills, leadSkill, removeSkills } from './edit-skills.ts'
import type { Edited } from './edited.ts'
import { findSection, fold, sectionsOf } from './find-places.ts'
import { replaceOneWay } from './replace-text.ts'
import { isListed, skillLists } from './skill-lists.ts'

export type EditCommand = Extract<
  Command,
  {
    kind:
      | 'replace'
      | 'add_bullet'
      | 'add_skill'
      | 'remove_skill'
      | 'lead_skill'
      | 'add_credential'
      | 'remove'
      | 'remove_entry'
      | 'remove_bullet'
      | 'swap'
      | 'contact'
      | 'move'
      | 'rename'
      | 'retitle'
  }
>

type SkillCommand = Extract<EditCommand, { kind: 'add_skill' | 'remove_skill' | 'lead_skill' }>
type LineCommand = Extract<EditCommand, { kind: 'replace' | 'add_bullet' | 'remove_bullet' | 'contact' }>

export function edit(latex: string, command: EditCommand): Edited {
  switch (command.kind) {
    case 'add_skill':
    case 'remove_skill':
    case 'lead_skill':
      return editSkills(latex, command)
    case 'add_credential':
      return addCredential(latex, command.of, command.text)
    case 'remove':
      return command.isSection ? removeNamed(latex, command.what) : removeLine(latex, command.what)
    case 'remove_entry':
      return removeEntry(latex, command.name)
    case 'swap':
      return swapEntries(latex, command.what, command.names)
    case 'move':
      return findSection(latex, command.section) || !entryNamed(latex, command.section)
        ? moveSection(latex, command.section, command.place)
        : moveEntry(latex, command.section, command.place)
    case 'rename':
      return renamed(latex, command)
    case 'retitle':
      return retitle(latex, command.of, command.to)
    default:
      return editLine(latex, command)
  }
}

function editLine(latex: string, command: LineCommand): Edited {
  switch (command.kind) {
    case 'replace':
      return replaceOneWay(latex, command)
    case 'add_bullet':
      return addBullet(latex, command.to, command.text)
    case 'remove_bullet':
      return removeBullet(latex, command.which, command.of)
    case 'contact':
      return editContact(latex, command.field, command.to)
  }
}

function editSkills(latex: string, command: SkillCommand): Edited {
  if (command.kind === 'lead_skill') return leadSkill(latex, command.skill)
  return command.kind === 'add_skill' ? addSkills(latex, command.skills) : removeSkills(latex, command.skills)
}

/** A section; else the name of whatever else is called so. */
function renamed(latex: string, { section, to }: Extract<Command, { kind: 'rename' }>): Edited {
  if (findSection(latex, section) || !entryNamed(latex, section)) return renameSection(latex, section, to)
  return replaceOneWay(latex, { kind: 'replace', ways: [{ what: section, by: to }], where: null })
}

/** "Remove Git", "remove Contoso", "remove the skills": whatever of the resume has that name. */
function removeNamed(latex: string, name: string): Edited {
  const names = name.split(/,? and |, /)
  const isOne = names.length < 2 || sectionsOf(latex).some(({ heading }) => fold(heading) === fold(name))
  return isOne
    ? removeOne(latex, name)
    : removeEach(
        latex,
        names.map((one) => one.replace(/^(?:the|my) | sections?$/gi, '')),
      )
}

/** All of them, or none. */
function removeEach(latex: string, names: readonly string[]): Edited {
  return names.reduce<Edited>(
    (before, name) => {
      if ('problem' in before) return before
      const edited = removeOne(before.latex, name)
      return 'problem' in edited ? edited : { latex: edited.latex, said: `${before.said} ${edited.said}`.trim() }
    },
    { latex, said: '' },
  )
}

function removeOne(latex: string, name: string): Edited {
  if (findSection(latex, name)) return removeSection(latex, name)
  if (isListed(skillLists(latex), name)) return removeSkills(latex, [name])
  return entryNamed(latex, name) ? removeEntry(latex, name) : removeSection(latex, name)
}
