import type { HostBooking } from '../../packages/contract/src/index.ts'
import { DEMO } from '../seed.ts'

/** What the demo host's list says about the booking of an invitee. */
export async function bookingOf(origin: string, email: string): Promise<HostBooking | undefined> {
  const api = `${origin}/api/v1`
  const session = await fetch(`${api}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO.email, password: DEMO.password }),
  })
  const { token } = (await session.json()) as { token: string }
  const answer = await fetch(`${api}/bookings?tab=upcoming&q=${encodeURIComponent(email)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { bookings } = (await answer.json()) as { bookings: HostBooking[] }
  return bookings[0]
}
