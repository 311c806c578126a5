// Two processes on one embedded database lose data without a word, so a folder belongs to one living process.
import { readFileSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Tells a process from a later one with the same number: Linux says when it started. Empty where that can't be told. */
function startOf(pid: number): string {
  try {
    // The name in brackets may hold spaces; the start time is the 20th field behind it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Takes the folder for this process and answers the function that gives it back.
 * A lock left by a process that has died is taken over; one whose process lives throws a sentence for the person at the terminal.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  const own = `${process.pid} ${startOf(process.pid)}`
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = await open(path, 'wx', 0o600)
      await file.writeFile(own)
      await file.close()
      return () => rm(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const [pid = '', started = ''] = (await readFile(path, 'utf8').catch(() => '')).split(' ')
    if (isAlive(Number(pid)) && Number(pid) > 0 && startOf(Number(pid)) === started)
      throw new Error(
        `Another Galley (process ${pid}) already uses the data folder ${folder}. Stop it first, or set GALLEY_DATA_DIR to another folder.`,
      )
    await rm(path, { force: true })
  }
  throw new Error(`The data folder ${folder} could not be locked.`)
}
