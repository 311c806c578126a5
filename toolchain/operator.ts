// bin/operator: gives and takes the role of operators. On Postgres, or while Galley is stopped, in the database itself;
// the embedded database of a running Galley belongs to that process, which is asked by a file.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { randomIds, systemClock } from '../apps/api/src/adapters/system-clock.ts'
import { createRoles } from '../apps/api/src/create-operating.ts'
import { FolderInUse } from '../apps/api/src/db/lock-folder.ts'
import { openEmbedded, openPostgres, type OpenDatabase } from '../apps/api/src/db/open-database.ts'
import {
  askRunning,
  runCommand,
  type CommandRequest,
  type CommandResponse,
} from '../apps/api/src/features/admin/operator-requests.ts'

const maxWaitMs = 20_000
const usage = `bin/operator grant <address or id>    gives the role; it counts at once
bin/operator revoke <address or id>   takes it away
bin/operator list                     shows who has it
`

function requestOf([act, who, ...rest]: string[]): CommandRequest | null {
  if (act === 'list' && who === undefined) return { act }
  if ((act !== 'grant' && act !== 'revoke') || !who?.trim() || rest.length > 0) return null
  return { act, who: who.trim() }
}

async function runIn(database: OpenDatabase, request: CommandRequest): Promise<CommandResponse> {
  try {
    const { operators } = createRoles({ database, clock: systemClock, ids: randomIds }, () => {})
    return await runCommand(operators, request)
  } finally {
    await database.close()
  }
}

async function respond(request: CommandRequest): Promise<CommandResponse> {
  const url = process.env['DATABASE_URL']
  // A command changes no table: the processes that are running may be of another version.
  if (url) return runIn(await openPostgres(url, { isOnlyRead: true }), request)
  const folder = process.env['GALLEY_DATA_DIR'] || join(process.cwd(), 'data')
  if (!existsSync(folder)) throw new Error(`There is no data folder ${folder}. Set GALLEY_DATA_DIR as for bin/start.`)
  try {
    return await runIn(await openEmbedded(folder), request)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    const response = await askRunning(folder, request, maxWaitMs)
    return response ?? { isDone: false, text: 'The running Galley did not respond. Nothing was changed.' }
  }
}

const args = process.argv.slice(2)
const request = requestOf(args)
if (request === null) {
  const isHelp = args[0] === '--help' || args[0] === '-h'
  ;(isHelp ? process.stdout : process.stderr).write(usage)
  process.exit(isHelp ? 0 : 2)
}
try {
  const { isDone, text } = await respond(request)
  ;(isDone ? process.stdout : process.stderr).write(`${text}\n`)
  process.exit(isDone ? 0 : 1)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
