import { expect, test, vi } from 'vitest'
import { booking } from '../../../fixtures.ts'
import { createManageModel } from './manage-model.ts'
import type { ManageSetting } from './manage-model.ts'

const NEW_TIME = Date.parse('2027-03-05T10:00:00Z')

function setUp(changed: Partial<ManageSetting> = {}) {
  const move = vi.fn<ManageSetting['move']>(({ start }) =>
    Promise.resolve({ ...booking, start, formerStart: booking.start }),
  )
  const cancel = vi.fn<ManageSetting['cancel']>(() =>
    Promise.resolve({ ...booking, status: 'canceled' as const }),
  )
  const onChanged = vi.fn<ManageSetting['onChanged']>()
  const onLost = vi.fn<ManageSetting['onLost']>()
  const model = createManageModel({
    booking,
    view: 'reschedule',
    start: null,
    reason: '',
    refusal: null,
    timeZone: () => 'Europe/Berlin',
    others: new Set(),
    move,
    cancel,
    onChanged,
    onLost,
    look: () => Promise.resolve(booking),
    ...changed,
  })
  return { model, move, cancel, onChanged, onLost }
}

test('a meeting is moved with its reason', async () => {
  const { model, move, onChanged } = setUp()
  model.pick(NEW_TIME)
  model.explain(' Train ')
  await model.reschedule()
  expect(move).toHaveBeenCalledExactlyOnceWith({
    start: '2027-03-05T10:00:00Z',
    reason: 'Train',
    timeZone: 'Europe/Berlin',
  })
  expect(model.get()).toMatchObject({ view: 'summary', done: 'rescheduled', start: null, reason: '' })
  expect(onChanged).toHaveBeenCalledOnce()
})

test('a double click cancels once', async () => {
  const { model, cancel } = setUp({ view: 'cancel' })
  await Promise.all([model.cancel(), model.cancel()])
  expect(cancel).toHaveBeenCalledTimes(1)
  expect(model.get()).toMatchObject({ done: 'canceled', booking: { status: 'canceled' } })
})

test('a lost slot keeps the reason and offers the nearest', async () => {
  const { model, move, onLost } = setUp({ start: NEW_TIME, reason: 'Train' })
  move.mockRejectedValueOnce({ code: 'slot_not_available', problem: { nearest: ['2027-03-05T11:00:00Z'] } })
  await model.reschedule()
  expect(model.get()).toMatchObject({
    reason: 'Train',
    refusal: { nearest: [Date.parse('2027-03-05T11:00:00Z')] },
    sending: false,
  })
  expect(onLost).toHaveBeenCalledWith(NEW_TIME)
  await model.reschedule(Date.parse('2027-03-05T11:00:00Z'))
  expect(move.mock.calls[1]?.[0].start).toBe('2027-03-05T11:00:00Z')
})

test.each(['already_canceled', 'already_started', 'inside_notice'])(
  'what is refused as %s shows the booking as it is, which offers it no more',
  async (code) => {
    const closed = { ...booking, cancel: { allowed: false, reason: null, until: null } }
    const { model, cancel } = setUp({ view: 'cancel', look: () => Promise.resolve(closed) })
    cancel.mockRejectedValueOnce({ code })
    await model.cancel()
    expect(model.get()).toMatchObject({ view: 'summary', booking: closed, refusal: null, sending: false })
    model.show('cancel')
    expect(model.get().view).toBe('summary')
  },
)

test('where the booking cannot be looked at either, the refusal is said', async () => {
  const { model, cancel } = setUp({ view: 'cancel', look: () => Promise.reject(new Error('offline')) })
  cancel.mockRejectedValueOnce({ code: 'already_canceled' })
  await model.cancel()
  expect(model.get()).toMatchObject({ view: 'cancel', refusal: { code: 'already_canceled' }, sending: false })
})
