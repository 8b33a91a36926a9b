import type { ErrorCode } from '@scheduling/contract/errors'
import { ERRORS } from '@scheduling/contract/errors'
import { HOST_CATALOGS, loadHostTranslator } from '@scheduling/messages/host'
import { expect, test } from 'vitest'
import { refusal } from '../fixtures/fixture.ts'
import { fieldProblems, problemText } from './problem-text.ts'

const t = await loadHostTranslator('de')

test.each([
  ['too_long', 'Das ist zu lang'],
  ['format', 'Das hat nicht das erwartete Format'],
  ['video_link', 'Geben Sie einen Link zu YouTube oder Vimeo ein'],
  ['something_new', 'Bitte prüfen Sie dieses Feld'],
])('a field refused as %s is said in the reader’s language', (reason, text) => {
  const error = refusal('invalid_input', { errors: [{ path: 'name', reason, message: 'In English' }] })
  expect(fieldProblems(error, t)).toEqual({ name: text })
})

test('how much too long a text is, is said where the server knows it', () => {
  const errors = [{ path: 'phone', reason: 'too_long', message: 'In English', length: 31, max: 30 }]
  expect(fieldProblems(refusal('invalid_input', { errors }), t)).toEqual({
    phone: 'Zu lang: 31 Zeichen, höchstens 30',
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

const texts: Record<string, unknown> = Object.assign(
  {},
  ...(await Promise.all(Object.values(HOST_CATALOGS).map((one) => one.load('en')))),
)

test('each text of a refusal is said for its code, and every one names a code of the contract', () => {
  const codes = Object.keys(texts).flatMap((key) => /^error\.(?!something$)(.+)/.exec(key)?.[1] ?? [])
  expect(codes.filter((code) => !(code in ERRORS))).toEqual([])
  expect(codes.map((code) => problemText(refusal(code as ErrorCode), english))).toEqual(
    codes.map((code) => texts[`error.${code}`]),
  )
})

const OF_INVITEES = [
  'already_voted',
  'code_used_up',
  'code_wrong',
  'hold_expired',
  'host_only',
  'inside_notice',
  'mailbox_full',
  'not_coming',
  'option_full',
  'others_only',
  'owner_not_found',
  'page_not_open',
  'poll_full',
  'requests_waiting',
  'vote_not_found',
]
const OF_PROGRAMS = ['calendar_feed_not_found', 'hook_limit_reached', 'key_not_allowed', 'not_shown_to_key']
// The room that meets them has more to say than a text by the code.
const SAID_BY_ROOMS = [
  'already_subscribed',
  'body_too_large',
  'card_refused',
  'card_token_not_valid',
  'coupon_not_valid',
  'delivery_erased',
  'delivery_not_found',
  'event_type_off',
  'one_off_limit_reached',
  'one_off_not_found',
  'poll_closed',
  'poll_limit_reached',
  'poll_not_found',
  'poll_without_votes',
  'renewal_unpaid',
  'webhook_off',
]
// `invalid_input` is said field by field; a session ends with `not_signed_in`.
const SOMETHING_WENT_WRONG = [
  'billing_off',
  'card_in_use',
  'card_missing',
  'format_not_offered',
  'idempotency_key_reused',
  'intent_not_found',
  'internal_error',
  'invalid_input',
  'malformed_body',
  'misdirected_request',
  'not_signed_in',
  'not_subscribed',
  'offer_not_open',
  'offers_used_up',
  'payment_method_not_found',
  'route_not_found',
  'two_factor_is_off',
  'unsupported_media_type',
]

test('each code of the contract has its words, or it is known why it has none', () => {
  expect(
    Object.keys(ERRORS)
      .filter((code) => !(`error.${code}` in texts))
      .toSorted(),
  ).toEqual([...OF_INVITEES, ...OF_PROGRAMS, ...SAID_BY_ROOMS, ...SOMETHING_WENT_WRONG].toSorted())
})

test('a refusal of which a room has no words is said as something that went wrong', () => {
  expect(problemText(refusal('unheard_of' as ErrorCode), english)).toBe('Something went wrong')
})
