// bin/operator asks a running Galley by a file in the data folder, which is its owner's alone: the embedded database
// belongs to that process.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { OperatorsService, RoleOutcome, RoleRequest } from './operators.service.ts'

const commandRequest = z.discriminatedUnion('act', [
  z.object({ act: z.enum(['grant', 'revoke']), who: z.string().trim().min(1).max(320) }),
  z.object({ act: z.literal('list') }),
])
export type CommandRequest = z.infer<typeof commandRequest>

const commandResponse = z.object({ isDone: z.boolean(), text: z.string() })
/** A sentence for the person at the terminal; `isDone`: what they asked for is so now. */
export type CommandResponse = z.infer<typeof commandResponse>

const folderIn = (dataFolder: string) => join(dataFolder, 'operator-requests')
const [requestEnd, responseEnd] = ['.request', '.response']
const pollMs = 200

export async function runCommand(operators: OperatorsService, request: CommandRequest): Promise<CommandResponse> {
  if (request.act !== 'list') return sentenceOf(request, await operators.change(request))
  const listed = await operators.list()
  const lines = listed.map(({ id, email }) => `${email ?? '(no account known here)'}  ${id}`)
  return { isDone: true, text: lines.length === 0 ? 'There is no operator.' : lines.join('\n') }
}

function sentenceOf({ act, who }: RoleRequest, outcome: RoleOutcome): CommandResponse {
  switch (outcome.kind) {
    case 'unknown':
      return { isDone: false, text: `There is no account with the address or id ${who}.` }
    case 'banned':
      return { isDone: false, text: `${outcome.email} is banned. Lift the ban first.` }
    case 'changed':
      return {
        isDone: true,
        text: `${outcome.email} ${act === 'grant' ? 'is an operator now' : 'is no operator any more'}.`,
      }
    case 'unchanged':
      return {
        isDone: true,
        text: `${outcome.email} ${act === 'grant' ? 'was an operator before' : 'was no operator'}.`,
      }
  }
}

/** Written under another name first: no process reads half a file. */
async function writeWhole(path: string, content: object): Promise<void> {
  await writeFile(`${path}.part`, JSON.stringify(content), { mode: 0o600 })
  await rename(`${path}.part`, path)
}

/** Null where no process responded in time; the request is withdrawn then. */
export async function askRunning(
  dataFolder: string,
  request: CommandRequest,
  timeoutMs: number,
): Promise<CommandResponse | null> {
  const folder = folderIn(dataFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  await writeWhole(path + requestEnd, request)
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += pollMs) {
    await wait(pollMs)
    const response = await readFile(path + responseEnd, 'utf8').catch(() => null)
    if (response === null) continue
    await rm(path + responseEnd, { force: true })
    return commandResponse.parse(JSON.parse(response))
  }
  await rm(path + requestEnd, { force: true })
  return null
}

/** Of the process that has the database. Returns how many requests there were. */
export async function respondToRequests(
  dataFolder: string,
  run: (request: CommandRequest) => Promise<CommandResponse>,
): Promise<number> {
  const folder = folderIn(dataFolder)
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(requestEnd))
  for (const name of names) {
    const path = join(folder, name)
    const request = commandRequest.safeParse(readJson(await readFile(path, 'utf8').catch(() => '')))
    const response = request.success
      ? await run(request.data)
      : { isDone: false, text: 'This request could not be understood.' }
    await writeWhole(path.slice(0, -requestEnd.length) + responseEnd, response)
    await rm(path, { force: true })
  }
  return names.length
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
