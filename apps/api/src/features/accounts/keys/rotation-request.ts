// A command asks for another signing key by a file in the data folder: the database belongs to the running process.
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const pathIn = (folder: string) => join(folder, 'rotate-keys')

export const isRotationAsked = (folder: string): Promise<boolean> =>
  stat(pathIn(folder)).then(
    () => true,
    () => false,
  )

/** Once it is done. */
export const removeRotationRequest = (folder: string): Promise<void> => rm(pathIn(folder), { force: true })
