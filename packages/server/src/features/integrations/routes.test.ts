import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()

test('connects, replaces and disconnects, each safe to repeat', async () => {
  const { api } = await openAccount(app)
  const put = async (trackingId: string) =>
    api.call('PUT /integrations/:appId', { params: { appId: 'ga4' }, body: { trackingId } })
  for (let turn = 0; turn < 2; turn++)
    expect(await put(' g-ab12cd34ef ')).toEqual({ appId: 'ga4', trackingId: 'G-AB12CD34EF' })
  await api.call('PUT /integrations/:appId', {
    params: { appId: 'fpixel' },
    body: { trackingId: '123456789' },
  })
  await put('G-OTHER12345')
  expect(await api.call('GET /integrations')).toEqual({
    integrations: [
      { appId: 'fpixel', trackingId: '123456789' },
      { appId: 'ga4', trackingId: 'G-OTHER12345' },
    ],
  })
  for (let turn = 0; turn < 2; turn++)
    await api.call('DELETE /integrations/:appId', { params: { appId: 'ga4' } })
  const { integrations } = await api.call('GET /integrations')
  expect(integrations.map(({ appId }) => appId)).toEqual(['fpixel'])
})

test('are of one host alone', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  await host.api.call('PUT /integrations/:appId', {
    params: { appId: 'gtag' },
    body: { trackingId: 'AW-123456789' },
  })
  await other.api.call('DELETE /integrations/:appId', { params: { appId: 'gtag' } })
  expect((await other.api.call('GET /integrations')).integrations).toEqual([])
  expect((await host.api.call('GET /integrations')).integrations).toHaveLength(1)
})

test.each([
  ['ga4', 'UA-12345-1', 'G-AB12CD34EF'],
  ['ga4', "G-1'; alert(1)", 'G-AB12CD34EF'],
  ['gtag', 'G-AB12CD34EF', 'AW-123456789'],
  ['gtag', '', 'AW-123456789'],
  ['fpixel', '12 34 56 78', '1234567890123456'],
  ['fpixel', 'FB-123456', '1234567890123456'],
])('422 %s: "%s" names what would be accepted', async (appId, trackingId, example) => {
  const { api } = await openAccount(app)
  const problem = await api.refusal('PUT /integrations/:appId', { params: { appId }, body: { trackingId } })
  expect(problem).toMatchObject({
    code: 'invalid_input',
    errors: [{ path: 'trackingId', reason: 'format', message: expect.stringContaining(example) as string }],
  })
  expect((await api.call('GET /integrations')).integrations).toEqual([])
})

test('422 for an app that is not one of them', async () => {
  const { api } = await openAccount(app)
  for (const route of ['PUT /integrations/:appId', 'DELETE /integrations/:appId'] as const)
    expect(await api.refusal(route, { params: { appId: 'zoom' }, body: { trackingId: 'x' } })).toMatchObject({
      errors: [{ path: 'appId' }],
    })
})
