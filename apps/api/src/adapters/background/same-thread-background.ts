// Background work in the calling thread: for tests and tools, where no other request waits.
import type { Background, TaskContext, TaskInput, TaskName, TaskOutput } from './background.port.ts'
import { backgroundTasks } from './judge-tasks.ts'

export const sameThreadBackground = (): Background => ({
  run: async <Name extends TaskName>(name: Name, input: TaskInput<Name>, { caller, signal }: TaskContext<Name>) => {
    signal.throwIfAborted()
    const task = backgroundTasks[name] as (input: unknown, caller: unknown) => unknown
    return (await task(input, caller)) as TaskOutput<Name>
  },
  close: async () => {},
})
