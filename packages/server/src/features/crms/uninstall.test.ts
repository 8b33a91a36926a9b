import { expect, test } from 'vitest'
import { TEST_PUBLIC_URL } from '../../testing/app.ts'
import { openAccount } from '../../testing/hosts.ts'
import { connectCrm, startCrmApp } from '../../testing/stand-ins/crms.ts'

const { app, pipedrive } = await startCrmApp()
const PIPEDRIVE = { provider: 'pipedrive' } as const

async function connectionsOf({ api }: Awaited<ReturnType<typeof openAccount>>) {
  return (await api.call('GET /connections')).connections
}

test('whoever removes the app at Pipedrive is disconnected here', async () => {
  const host = await openAccount(app)
  await connectCrm(host, PIPEDRIVE)
  expect(await pipedrive.uninstall()).toBe(204)
  expect(await connectionsOf(host)).toEqual([])
  // It may come again.
  expect(await pipedrive.uninstall()).toBe(204)
})

test('a forged call is refused, and nothing is disconnected', async () => {
  const host = await openAccount(app)
  await connectCrm(host, PIPEDRIVE)
  expect(await pipedrive.uninstall('another secret')).toBe(401)
  const [user] = pipedrive.company.users
  const body = JSON.stringify({ client_id: 'client', company_id: 8_200_001, user_id: user?.id })
  const path = '/calendar-connections/pipedrive'
  for (const authorization of [undefined, 'Basic ', `Bearer ${host.token}`])
    expect((await forged(path, body, authorization)).status).toBe(401)
  const right = `Basic ${Buffer.from('client:secret').toString('base64')}`
  for (const wrong of ['', '{', '[]', JSON.stringify({ ...JSON.parse(body), client_id: 'other' })])
    expect((await forged(path, wrong, right)).status).toBe(204)
  expect((await forged(path, `"${'x'.repeat(10_000)}"`, right)).status).toBe(413)
  for (const other of ['hubspot', 'google', 'nobody'])
    expect((await forged(`/calendar-connections/${other}`, body, right)).status).toBe(401)
  expect(await connectionsOf(host)).toHaveLength(1)
})

async function forged(path: string, body: string, authorization?: string) {
  return fetch(`${app.url}${path}`, {
    method: 'DELETE',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-host': new URL(TEST_PUBLIC_URL).host,
      ...(authorization !== undefined && { authorization }),
    },
    ...(body !== '' && { body }),
  })
}
