// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { booking, hold, NOW } from '../../../fixtures.ts'
import { createConfirmModel } from './confirm-model.ts'

const booked = { state: 'booked', booking, manageUrl: '', manageToken: 'token', redirect: null } as const

type Called = (route: string, args: { body: object }) => Promise<object>

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

function open(lateBy = 0) {
  const call = vi.fn<Called>(() => Promise.resolve(booked))
  const [onBooked, onLost] = [vi.fn<(answer: object) => void>(), vi.fn<(start: number) => void>()]
  const onRequested = vi.fn<(token: string) => void>()
  const services = { call: call as never, now: () => Date.now() - lateBy }
  const model = createConfirmModel({
    hold,
    services,
    onBooked,
    onRequested,
    onLost,
  })
  return { model, call, onBooked, onRequested, onLost }
}

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Your code: 123456.', '123456'],
  ['12ab', '12'],
  ['1234567890', '123456'],
])('of what is typed or pasted digits are left: %s', (typed, code) => {
  const { model } = open()
  model.type(typed)
  expect(model.get().code).toBe(code)
})

test('the code goes out once, and what comes back is booked', async () => {
  const { model, call, onBooked } = open()
  model.type('123456')
  await Promise.all([model.confirm(), model.confirm()])
  expect(call).toHaveBeenCalledExactlyOnceWith(
    'POST /bookings/confirm',
    expect.objectContaining({ body: { hold: 'hold-token', code: '123456' } }),
  )
  expect(onBooked).toHaveBeenCalledExactlyOnceWith(booked)
})

test('where the host approves each booking, the code leads to the page that says so', async () => {
  const { model, call, onBooked, onRequested } = open()
  call.mockResolvedValue({ state: 'await_approval', hold: { ...hold, waitsFor: 'approval' } })
  model.type('123456')
  await model.confirm()
  expect(onRequested).toHaveBeenCalledExactlyOnceWith(hold.token)
  expect(onBooked).not.toHaveBeenCalled()
})

test('too few digits are not sent', async () => {
  const { model, call } = open()
  model.type('123')
  await model.confirm()
  expect(call).not.toHaveBeenCalled()
  expect(model.get()).toMatchObject({ problem: 'sixDigits', attempts: 1 })
  model.type('1234')
  expect(model.get().problem).toBeNull()
})

test.each([
  ['code_wrong', { problem: 'wrong', refusal: null, minutesLeft: 15 }],
  ['code_used_up', { problem: 'usedUp', minutesLeft: 15 }],
  ['hold_expired', { minutesLeft: null }],
  ['offline', { problem: null, refusal: { code: 'offline' } }],
  ['slot_not_available', { refusal: { code: 'slot_not_available' } }],
])('%s is said where it belongs', async (code, expected) => {
  const { model, call, onBooked, onLost } = open()
  call.mockRejectedValueOnce({ code, problem: { nearest: [] } })
  model.type('123456')
  await model.confirm()
  expect(model.get()).toMatchObject({ ...expected, sending: false, attempts: 1 })
  expect(onBooked).not.toHaveBeenCalled()
  expect(onLost).toHaveBeenCalledTimes(code === 'slot_not_available' ? 1 : 0)
})

test('minutes and seconds are counted by the server’s clock, and at the end it is over', () => {
  const { model } = open(40_000)
  const stop = model.watch()
  expect(model.get()).toMatchObject({ minutesLeft: 15, secondsToMail: 60 })
  vi.advanceTimersByTime(60_000)
  expect(model.get()).toMatchObject({ minutesLeft: 14, secondsToMail: 0 })
  vi.advanceTimersByTime(13 * 60_000)
  expect(model.get().minutesLeft).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(model.get().minutesLeft).toBeNull()
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('the mail is asked for again when that is possible, and not before', async () => {
  const { model, call } = open()
  const stop = model.watch()
  await model.sendAgain()
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  const at = new Date(NOW + 60_000).toISOString()
  call.mockResolvedValueOnce({ state: 'confirm_email', hold: { ...hold, at, mailAgainAt: null } })
  await model.sendAgain()
  expect(call).toHaveBeenCalledExactlyOnceWith('POST /bookings/hold/mail', expect.anything())
  expect(model.get()).toMatchObject({ mail: 'sent', secondsToMail: null })
  stop()
})

test('who comes back from the mail’s link finds the meeting booked', async () => {
  const { model, call, onBooked } = open()
  const stop = model.watch()
  call.mockResolvedValueOnce({ state: 'confirm_email', hold })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => call).toHaveBeenCalledTimes(1)
  expect(onBooked).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => onBooked).toHaveBeenCalledTimes(1)
  call.mockRejectedValueOnce({ code: 'offline' })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => call).toHaveBeenCalledTimes(3)
  expect(model.get().refusal).toBeNull()
  stop()
})
