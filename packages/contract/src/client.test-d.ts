import { createClient } from './client.ts'

// Misuse must not compile. Only `tsc` checks this file; it never runs.
export async function misuse(): Promise<void> {
  const call = createClient()
  // @ts-expect-error no such route
  await call('GET /nothing')
  // @ts-expect-error the params are missing
  await call('GET /bookings/:id')
  // @ts-expect-error the body is missing
  await call('POST /users/login')
  // @ts-expect-error the password is missing
  await call('POST /users/login', { body: { email: 'ann@example.com' } })
  // @ts-expect-error a file is no JSON
  await call('GET /bookings.csv')
  // @ts-expect-error only some routes are idempotent
  await call('GET /bookings', { idempotencyKey: 'k' })
  // @ts-expect-error no such tab
  await call('GET /bookings', { query: { tab: 'tomorrow' } })
  const { starts } = await call('GET /slots', { query: { owner: 'o', event: 'e', from: 'f', to: 't' } })
  // @ts-expect-error starts are texts
  const wrong: number[] = starts
  void wrong
}
