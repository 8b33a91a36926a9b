import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { signUpDraft } from './sign-up-draft.ts'
import type { SignUp } from './sign-up-values.ts'

const saved: SignUp = {
  name: '',
  email: '',
  password: '',
  company: '',
  timeZone: 'Europe/Berlin',
  weekStart: 'mon',
  timeFormat: '24h',
}
const typed = { ...saved, name: 'Dana', password: 'Secret-2026!' }

beforeEach(() => sessionStorage.clear())

test('a reload keeps what was typed, but no password', () => {
  signUpDraft(new QueryClient(), sessionStorage).write({ saved, values: typed })
  const after = signUpDraft(new QueryClient(), sessionStorage).read()
  expect(after?.values).toEqual({ ...typed, password: '' })
  expect(sessionStorage.getItem('scheduling.draft.sign-up')).not.toContain('Secret')
})

test('what is drawn anew without a reload has all of it, until the account is there', () => {
  const queryClient = new QueryClient()
  const draft = signUpDraft(queryClient, sessionStorage)
  draft.write({ saved, values: typed })
  expect(signUpDraft(queryClient, sessionStorage).read()?.values).toEqual(typed)
  draft.remove()
  expect(signUpDraft(queryClient, sessionStorage).read()).toBeUndefined()
})
