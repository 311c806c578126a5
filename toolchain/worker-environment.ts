// What the worker's process gets of the environment: its own settings and what any program needs. It runs documents and
// reads files of untrusted documents: the keys of payments, mail, models and the database are none of its business.
import { settingNames } from '../apps/worker/src/env.ts'

const ofEveryProgram = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'TZ', 'NODE_OPTIONS', 'NODE_ENV']

/** Of a worker by itself: the one beside the API listens on its socket alone. */
const ofItself = ['WORKER_LISTEN', 'WORKER_TOKEN']

export const workerEnvironment = (source: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    [...ofEveryProgram, ...settingNames.filter((name) => !ofItself.includes(name))].flatMap((name) =>
      source[name] === undefined ? [] : [[name, source[name]]],
    ),
  )
