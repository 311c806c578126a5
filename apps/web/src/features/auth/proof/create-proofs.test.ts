import { expect, it, vi } from 'vitest'
import { createProofs } from './create-proofs.ts'

const minuteMs = 60_000

function start() {
  let nowMs = 0
  let count = 0
  const askChallenge = vi.fn(async (purpose: string): Promise<{ challenge: string | null; bits: number }> => {
    count += 1
    return { challenge: `${purpose}-${count}`, bits: 1 }
  })
  const findToken = vi.fn(async ({ challenge }: { challenge: string }) => `${challenge}.1`)
  const proofs = createProofs({ askChallenge, findToken, nowMs: () => nowMs })
  return { ...proofs, askChallenge, findToken, forward: (ms: number) => void (nowMs += ms) }
}
const good = async (options: { captchaToken?: string }) => ({ error: null, sent: options })
const refused = { error: { code: 'captcha_failed' } }

it('is looked for once while a form is filled in, and used once', async () => {
  const { prepare, withProof, askChallenge } = start()
  prepare('sign_up')
  prepare('sign_up')
  expect((await withProof('sign_up', good)).sent).toEqual({ captchaToken: 'sign_up-1.1' })
  expect(askChallenge).toHaveBeenCalledTimes(1)
  expect((await withProof('sign_up', good)).sent).toEqual({ captchaToken: 'sign_up-2.1' })
})

it('belongs to what it is for', async () => {
  const { prepare, withProof } = start()
  prepare('sign_up')
  expect((await withProof('recover', good)).sent).toEqual({ captchaToken: 'recover-2.1' })
})

it('is looked for at the last moment where no form was touched', async () => {
  const { withProof } = start()
  expect((await withProof('resend', good)).sent).toEqual({ captchaToken: 'resend-1.1' })
})

it('is replaced after nine minutes: the server takes it for ten', async () => {
  const { prepare, withProof, forward } = start()
  prepare('sign_up')
  forward(9 * minuteMs)
  expect((await withProof('sign_up', good)).sent).toEqual({ captchaToken: 'sign_up-2.1' })
})

it('a refusal is retried once, with another, and then said', async () => {
  const { prepare, withProof } = start()
  prepare('sign_up')
  const once = vi.fn(good).mockResolvedValueOnce(refused as never)
  expect((await withProof('sign_up', once)).sent).toEqual({ captchaToken: 'sign_up-2.1' })
  const never = vi.fn(async () => refused)
  expect(await withProof('sign_up', never)).toEqual(refused)
  expect(never).toHaveBeenCalledTimes(2)
})

it('another refusal is not retried', async () => {
  const { withProof } = start()
  const weak = { error: { code: 'weak_password' } }
  const send = vi.fn(async () => weak)
  expect(await withProof('sign_up', send)).toEqual(weak)
  expect(send).toHaveBeenCalledTimes(1)
})

it('nothing is computed, and none is sent, where the server asks for none', async () => {
  const { withProof, askChallenge, findToken } = start()
  askChallenge.mockResolvedValue({ challenge: null, bits: 0 })
  expect((await withProof('sign_up', good)).sent).toEqual({})
  expect(findToken).not.toHaveBeenCalled()
})

it('the request is sent without one where none can be had: what is wrong is said by its refusal', async () => {
  const { withProof, askChallenge } = start()
  askChallenge.mockRejectedValueOnce(new Error('offline'))
  expect((await withProof('sign_up', good)).sent).toEqual({})
})
