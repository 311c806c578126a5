import { expect, it } from 'vitest'
import { noSandbox } from './sandbox.ts'
import { startJob } from './start-job.ts'

it('a killed job has ended, though a process that left its group still holds its pipes', async () => {
  const job = startJob(noSandbox(), {
    script: 'setsid sh -c "echo started >&3; sleep 30" & wait',
    environment: {},
    cpuSeconds: 5,
    files: {},
  })
  await new Promise((resolve) => job.results.once('data', resolve))
  job.kill()
  expect(await job.ended).toMatchObject({ isKilled: true })
}, 20_000)
