import { expect, test, vi } from 'vitest'
import { eventPage, NOW, workdayStarts } from '../../fixtures.ts'
import { createPicker } from './picker-model.ts'
import type { PickerSetting } from './picker-model.ts'

const DAY_MS = 86_400_000

const { slots } = eventPage()

function picker(changed: Partial<PickerSetting> = {}) {
  const ask = vi.fn<PickerSetting['ask']>(({ start, end }) =>
    Promise.resolve({ from: start, to: end, starts: workdayStarts(start, end), next: null }),
  )
  const setting: PickerSetting = {
    slots,
    timeZone: 'Europe/Berlin',
    weekStart: 'mon',
    date: null,
    slot: null,
    lastDate: null,
    now: () => NOW,
    ask,
    ...changed,
  }
  return { ask, model: createPicker(setting) }
}

test('the first view shows the first free day without asking', () => {
  const { model, ask } = picker()
  expect(model.view()).toMatchObject({
    month: '2027-03-01',
    shown: '2027-03-01',
    free: 15,
    status: 'ready',
    before: null,
    after: '2027-04-01',
  })
  expect(ask).not.toHaveBeenCalled()
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Asia/Tokyo'])(
  'the page’s own slots are enough to show the month in %s',
  async (zone) => {
    const { model, ask } = picker()
    await model.setTimeZone(zone)
    expect(ask).not.toHaveBeenCalled()
    expect(model.view().status).toBe('ready')
    expect(model.view().free).toBeGreaterThan(0)
  },
)

test('a zone where the month that is shown is past shows the next one', async () => {
  const lastDay = Date.parse('2027-03-31T16:30:00Z')
  const { model } = picker({ now: () => lastDay })
  expect(model.view().month).toBe('2027-03-01')
  await model.setTimeZone('Asia/Tokyo')
  expect(model.view()).toMatchObject({ month: '2027-04-01', today: '2027-04-01', before: null })
  await model.setTimeZone('Europe/Berlin')
  expect(model.view()).toMatchObject({ month: '2027-04-01', before: '2027-03-01' })
})

test('a page that stays open over midnight marks the new day and loads the times again, once', async () => {
  let now = NOW
  const { model, ask } = picker({ now: () => now })
  model.refresh()
  expect(ask).not.toHaveBeenCalled()
  now = NOW + DAY_MS
  model.refresh()
  model.refresh()
  await expect
    .poll(() => model.view())
    .toMatchObject({ today: '2027-03-02', shown: '2027-03-02', status: 'ready' })
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a day chosen right after midnight leaves no times of the day before', async () => {
  let now = NOW
  const { model, ask } = picker({ now: () => now })
  now = NOW + DAY_MS
  model.choose('2027-03-03')
  expect(model.view().today).toBe('2027-03-02')
  model.refresh()
  await expect.poll(() => model.view()).toMatchObject({ shown: '2027-03-03', status: 'ready' })
  expect(ask).toHaveBeenCalledTimes(1)
  expect(model.get().known.starts.filter((start) => start < now)).toEqual([])
})

test('a page that stays open over the end of its month shows the next one', async () => {
  let now = Date.parse('2027-03-31T21:30:00Z')
  const { model } = picker({ now: () => now })
  expect(model.view().month).toBe('2027-03-01')
  now += DAY_MS
  model.refresh()
  expect(model.view()).toMatchObject({ month: '2027-04-01', today: '2027-04-01', before: null })
})

test('another month is asked for once', async () => {
  const { model, ask } = picker()
  const turned = model.showMonth('2027-05-01')
  expect(model.view()).toMatchObject({ month: '2027-05-01', status: 'waiting' })
  await turned
  expect(model.view()).toMatchObject({ status: 'ready', shown: '2027-05-03', before: '2027-04-01' })
  await model.showMonth('2027-03-01')
  await model.showMonth('2027-05-01')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a month that was prefetched is there at once', async () => {
  const { model, ask } = picker()
  model.prefetch('2027-05-01')
  // The page's own times are the first ones.
  await expect.poll(() => model.get().known.spans).toHaveLength(2)
  await model.showMonth('2027-05-01')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a full month ahead jumps on to the first free day', async () => {
  const next = Date.parse('2027-07-06T09:00:00Z')
  const { model } = picker({
    ask: ({ start, end }) =>
      Promise.resolve({
        from: start,
        to: end,
        ...(end > next ? { starts: [next], next: null } : { starts: [], next }),
      }),
  })
  await model.showMonth('2027-05-01')
  expect(model.view()).toMatchObject({ month: '2027-07-01', shown: '2027-07-06' })
})

test('going back to a full month stays there and names the next free day', async () => {
  const { model } = picker({
    date: '2027-05-03',
    slots: {
      from: Date.parse('2027-04-25'),
      to: Date.parse('2027-06-08'),
      starts: [Date.parse('2027-05-04T09:00Z')],
      next: null,
    },
    ask: ({ start, end }) =>
      Promise.resolve({ from: start, to: end, starts: [], next: Date.parse('2027-05-04T09:00Z') }),
  })
  await model.showMonth('2027-03-01')
  expect(model.view()).toMatchObject({ month: '2027-03-01', shown: null, next: '2027-05-04' })
})

test('a failure is told, and trying again mends it', async () => {
  const { model, ask } = picker()
  ask.mockRejectedValueOnce({ code: 'offline' })
  await model.showMonth('2027-05-01')
  expect(model.view().status).toBe('failed')
  expect(model.get().failure).toBe('offline')
  await model.ask()
  expect(model.view().status).toBe('ready')
})

test('an answer that comes late does not undo a newer month', async () => {
  const { model, ask } = picker()
  ask.mockImplementationOnce(
    ({ start, end }) =>
      new Promise((resolve) =>
        setTimeout(() => resolve({ from: start, to: end, starts: [], next: null }), 20),
      ),
  )
  const slow = model.showMonth('2027-05-01')
  await model.showMonth('2027-07-01')
  await slow
  expect(model.view()).toMatchObject({ month: '2027-07-01', status: 'ready' })
})

test('a time that somebody else took is not offered again', () => {
  const { model } = picker()
  const [first] = slots.starts
  model.drop(first as number)
  expect(model.view().free).toBe(14)
})

test('there is no month after the last bookable date', () => {
  expect(picker({ lastDate: '2027-03-20' }).model.view().after).toBeNull()
})

test('the month of the first free start is shown when nothing else is named', () => {
  const starts = workdayStarts(Date.parse('2027-05-10T00:00Z'), Date.parse('2027-05-12T00:00Z'))
  const later = {
    from: Date.parse('2027-04-25T00:00Z'),
    to: Date.parse('2027-06-08T00:00Z'),
    starts,
    next: null,
  }
  expect(picker({ slots: later }).model.view()).toMatchObject({ month: '2027-05-01', shown: '2027-05-10' })
})
