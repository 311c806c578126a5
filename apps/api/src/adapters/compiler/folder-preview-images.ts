import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PreviewImages } from './preview-images.port.ts'

/** Images named `<template>.png` in a folder. */
export function folderPreviewImages(folder: string): PreviewImages {
  const path = (templateId: string) => join(folder, `${templateId}.png`)
  return {
    version: async (templateId) =>
      stat(path(templateId)).then(
        ({ mtimeMs }) => Math.round(mtimeMs).toString(36),
        () => null,
      ),
    read: (templateId) => readFile(path(templateId)).catch(() => null),
  }
}
