// What the worker's process gets of the environment: its own settings and what any program needs. It runs documents and
// reads files of untrusted documents: the keys of payments, mail, models and the database are none of its business.
import { settingNames } from '../apps/worker/src/env.ts'

const ofEveryProgram = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'TZ', 'NODE_OPTIONS', 'NODE_ENV']

export const workerEnvironment = (source: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    [...ofEveryProgram, ...settingNames].flatMap((name) => (source[name] === undefined ? [] : [[name, source[name]]])),
  )
