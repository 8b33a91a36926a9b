import { expect, test, vi } from 'vitest'
import { refusal } from '../../fixtures/fixture.ts'
import { withoutFormer } from './former-member.ts'
import type { Session } from '../session.ts'

function start(code: 'not_shown_to_role' | 'unavailable') {
  const session = { actFor: vi.fn<Session['actFor']>() } as unknown as Session
  const reload = vi.fn<() => void>()
  const call = withoutFormer(async () => Promise.reject(refusal(code)), session, reload)
  return { session, reload, call }
}

test('who is no member any more acts for themselves, in a new document', async () => {
  const { session, reload, call } = start('not_shown_to_role')
  void call('GET /users/aboutme')
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  expect(session.actFor).toHaveBeenCalledWith(undefined)
})

test.each([
  ['GET /settings', 'not_shown_to_role'],
  ['GET /users/aboutme', 'unavailable'],
] as const)('another refusal is passed on: %s %s', async (route, code) => {
  const { session, reload, call } = start(code)
  await expect(call(route)).rejects.toMatchObject({ code })
  expect(reload).not.toHaveBeenCalled()
  expect(session.actFor).not.toHaveBeenCalled()
})
