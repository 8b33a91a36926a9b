import type { Location } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { connect, startGoogleApp } from '../../testing/stand-ins/google.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'

const { app } = await startGoogleApp()
const proposed: Location = { kind: 'custom', value: 'I’ll email you the details' }
const placesOf = async ({ api }: TestHost) =>
  (await api.call('GET /event-types')).eventTypes.map(({ locations }) => locations)

test('who connects Google meets in rooms of it from the first event type on; is safe to repeat', async () => {
  const host = await openAccount(app)
  await addEvent(host, { locations: [proposed] })
  for (let time = 0; time < 2; time++) {
    const { id: connectionId } = await connect(host)
    expect(await placesOf(host)).toEqual([[{ kind: 'google_meet' }]])
    const { rooms } = await host.api.call('GET /connections')
    expect(rooms).toEqual([{ kind: 'google_meet', connectionId }])
  }
})

test('what a host has chosen stays', async () => {
  const [own, several] = [await openAccount(app), await openAccount(app)]
  const lobby: Location = { kind: 'custom', value: 'In the lobby' }
  await addEvent(own, { locations: [lobby] })
  await addEvent(several, { locations: [proposed] })
  await addEvent(several, { locations: [proposed] })
  await connect(own)
  await connect(several)
  expect(await placesOf(own)).toEqual([[lobby]])
  expect(await placesOf(several)).toEqual([[proposed], [proposed]])
})
