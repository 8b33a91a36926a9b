import type { ManagedBooking } from '@scheduling/contract'

const FIRST_MS = 1_000
const LAST_MS = 30_000

/**
 * Loads a booking again until its meeting link is there, or will not come. Waits longer each time, and retries
 * failures. Returns a function that stops.
 */
export function watchRoom(
  look: () => Promise<ManagedBooking>,
  onRoom: (booking: ManagedBooking) => void,
): () => void {
  let wait = FIRST_MS
  let timer: ReturnType<typeof setTimeout>
  let isOver = false

  async function ask(): Promise<void> {
    const booking = await look().catch(() => null)
    if (isOver) return
    if (booking && !booking.roomExpected) onRoom(booking)
    else again()
  }
  function again(): void {
    timer = setTimeout(() => void ask(), wait)
    wait = Math.min(2 * wait, LAST_MS)
  }
  again()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
