import type { DocumentItem, ResumeDocument } from '@galley/contract/documents'
import type { StoredDocument, StoredDocumentItem } from './documents.repository.ts'

export const presentItem = (document: StoredDocumentItem): DocumentItem => ({
  id: document.id,
  kind: document.kind,
  title: document.title,
  written_by: document.writtenBy,
  version: document.version,
  created_at: document.createdAt.toISOString(),
  updated_at: document.updatedAt.toISOString(),
})

export const presentDocument = (document: StoredDocument): ResumeDocument => ({
  ...presentItem(document),
  content: document.content,
  held_back: document.heldBack,
})
