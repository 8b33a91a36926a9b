import type { ErrorCode } from '@scheduling/contract/errors'
import { ERRORS } from '@scheduling/contract/errors'
import { HOST_CATALOGUES, loadHostTranslator } from '@scheduling/messages/host'
import { expect, test } from 'vitest'
import { refusal } from '../fixtures/fixture.ts'
import { fieldProblems, problemText } from './problem-text.ts'

const t = await loadHostTranslator('de')

test.each([
  ['too_long', 'Das ist zu lang'],
  ['format', 'Das hat nicht die erwartete Form'],
  ['something_new', 'Das wird nicht angenommen; bitte ändern Sie es'],
])('a field refused as %s is said in the reader’s language', (reason, text) => {
  const error = refusal('invalid_input', { errors: [{ path: 'name', reason, message: 'In English' }] })
  expect(fieldProblems(error, t)).toEqual({ name: text })
})

test('how much too long a text is, is said where the server knows it', () => {
  const errors = [{ path: 'phone', reason: 'too_long', message: 'In English', length: 31, max: 30 }]
  expect(fieldProblems(refusal('invalid_input', { errors }), t)).toEqual({
    phone: '31 Zeichen sind zu viele: höchstens 30',
  })
})

test('what blames no field has no problems', () => {
  expect(fieldProblems(refusal('unavailable'), t)).toBeUndefined()
  expect(fieldProblems(new Error('lost'), t)).toBeUndefined()
})

const english = await loadHostTranslator('en')

test.each([
  ['cannot_delete_availability', 'Cannot delete availability'],
  ['not_allowed', 'Not allowed'],
  ['event_limit_reached', 'You have reached the event limit'],
  ['billing_busy', 'Request in progress. Wait a moment and try again.'],
  ['internal_error', 'Something went wrong'],
] as const)('%s is said as the specification has it', (code, text) => {
  expect(problemText(refusal(code), english)).toBe(text)
})

test('each text of a refusal is said for its code, and every one names a code of the contract', async () => {
  const texts: Record<string, unknown> = Object.assign(
    {},
    ...(await Promise.all(Object.values(HOST_CATALOGUES).map((one) => one.load('en')))),
  )
  const codes = Object.keys(texts).flatMap((key) => /^error\.(?!something$)(.+)/.exec(key)?.[1] ?? [])
  expect(codes.filter((code) => !(code in ERRORS))).toEqual([])
  expect(codes.map((code) => problemText(refusal(code as ErrorCode), english))).toEqual(
    codes.map((code) => texts[`error.${code}`]),
  )
})

test('a refusal of which a room has no words is said as something that went wrong', () => {
  expect(problemText(refusal('unheard_of' as ErrorCode), english)).toBe('Something went wrong')
})
