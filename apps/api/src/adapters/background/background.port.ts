// Work that a long or hostile text makes slow: it runs off the thread that serves requests, with a timeout.
import type { BackgroundTasks } from './judge-tasks.ts'

export type TaskName = keyof BackgroundTasks
export type TaskInput<Name extends TaskName> = Parameters<BackgroundTasks[Name]>[0]
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<BackgroundTasks[Name]>>

export interface TaskContext<Name extends TaskName> {
  /** What the task asks for: these run on the caller's side, with limits of their own. */
  caller: Parameters<BackgroundTasks[Name]>[1]
  signal: AbortSignal
}

export interface Background {
  /**
   * Rejects with an AssistantFailure on a timeout, with the signal's reason when stopped, and as a function of the
   * caller does when that fails.
   */
  run<Name extends TaskName>(name: Name, input: TaskInput<Name>, context: TaskContext<Name>): Promise<TaskOutput<Name>>
  close(): Promise<void>
}
