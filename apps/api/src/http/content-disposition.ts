// The name under which a browser saves an answer (RFC 6266).
import type { FileName } from '@galley/resume/file-name'

export const attachmentNamed = ({ ascii, utf8 }: FileName): string =>
  `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(utf8)}`

const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
