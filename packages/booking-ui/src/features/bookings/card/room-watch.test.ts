import type { ManagedBooking } from '@scheduling/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { booking } from '../../../fixtures.ts'
import { watchRoom } from './room-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const made: ManagedBooking = { ...booking, roomExpected: false }

it('asks until the link is there, also after what failed, and then no more', async () => {
  const look = vi
    .fn<() => Promise<ManagedBooking>>()
    .mockResolvedValueOnce({ ...made, roomExpected: true })
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(made)
  const onRoom = vi.fn<(booking: ManagedBooking) => void>()
  watchRoom(look, onRoom)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(onRoom).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onRoom.mock.calls).toEqual([[made]])
  expect(look).toHaveBeenCalledTimes(3)
})

it('ends when the page goes on', async () => {
  const look = vi.fn<() => Promise<ManagedBooking>>().mockResolvedValue(made)
  const onRoom = vi.fn<(booking: ManagedBooking) => void>()
  watchRoom(look, onRoom)()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(look).not.toHaveBeenCalled()
})
