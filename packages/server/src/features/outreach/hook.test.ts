import { beforeEach, expect, test } from 'vitest'
import { TEST_NOW } from '../../testing/clock.ts'
import { addEvent, openAccount, someAddress } from '../../testing/hosts.ts'
import type { StandInTool } from '../../testing/stand-ins/outreach.ts'
import { connectTool, drainTools, startOutreachApp } from '../../testing/stand-ins/outreach.ts'

const { app, tools } = await startOutreachApp()
let turn = 0

beforeEach(() => {
  for (const tool of tools) tool.clear()
  app.clock.set(TEST_NOW)
  app.clock.advance(++turn * 20)
})

/** A host who has added a lead and made an address for webhooks. */
async function listening(tool: StandInTool) {
  const host = await openAccount(app)
  const { id } = await connectTool(host, tool)
  const event = await addEvent(host)
  const destination = { kind: 'event' as const, eventTypeId: event.id }
  const campaign = await host.api.call('POST /campaigns', { body: { name: 'Spring', destination } })
  const fields = { linkedin: 'linkedin.com/in/anna' }
  const leads = [{ externalKey: 'anna', email: 'anna@client.example', fields }]
  await host.api.call('POST /campaigns/:id/leads', { params: { id: campaign.id }, body: { leads } })
  const params = { id, campaignId: campaign.id }
  const { targets } = await host.api.call('GET /outreach/:id/targets', { params })
  const body = { targetId: targets[0]?.id ?? '', targetName: 'Founders', linkField: tool.field }
  await host.api.call('PUT /outreach/:id/campaigns/:campaignId', { params, body })
  await host.api.call('POST /outreach/:id/campaigns/:campaignId/push', { params })
  await drainTools(app, host)
  const { address } = await host.api.call('POST /outreach/:id/hook', { params })
  const told = async () => (await host.api.call('GET /outreach/:id', { params })).campaigns[0]?.replied
  return { host, params, path: new URL(address).pathname, told }
}

async function send(path: string, body: string): Promise<Response> {
  return fetch(app.url + path, {
    method: 'POST',
    headers: { ...someAddress(), 'content-type': 'application/json' },
    body,
  })
}

const REPLIES: Record<StandInTool['provider'], object> = {
  heyreach: {
    eventType: 'EVERY_MESSAGE_REPLY_RECEIVED',
    lead: { profileUrl: 'https://www.linkedin.com/in/Anna/', emailAddress: null },
  },
  lagrowthmachine: { event: 'replied', lead: { proEmail: 'Anna@client.example' } },
  instantly: { event_type: 'reply_received', lead_email: 'anna@client.example', campaign_id: 'x' },
}

test.each(tools)('$provider tells who replied, and the same text counts once', async (tool) => {
  const { host, params, path, told } = await listening(tool)
  const body = JSON.stringify(REPLIES[tool.provider])
  for (let time = 0; time < 2; time++) expect((await send(path, body)).status).toBe(204)
  expect(await told()).toBe(1)
  const { rows } = await app.context.pool.query('select count(*)::integer as count from outreach_heard')
  expect(rows).toEqual([{ count: 1 }])
  const { hook } = await host.api.call('GET /outreach/:id', { params })
  expect(hook?.heardAt).not.toBeNull()
  await app.context.pool.query('delete from outreach_heard')
})

test('the secret is kept as a digest, and the address before ends', async () => {
  const [tool] = tools
  if (!tool) throw new Error('No stand-in')
  const { host, params, path } = await listening(tool)
  const secret = path.split('/').at(-1) ?? ''
  const { rows } = await app.context.pool.query('select * from outreach_hooks')
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('hex'))
  const { address } = await host.api.call('POST /outreach/:id/hook', { params })
  const { activity } = await host.api.call('GET /account-activity')
  expect(activity.map(({ kind }) => kind)).toContain('outreach_address_made')
  expect((await send(path, '{}')).status).toBe(401)
  expect((await send(new URL(address).pathname, '{}')).status).toBe(204)
  await host.api.call('DELETE /outreach/:id/hook', { params })
  expect((await send(new URL(address).pathname, '{}')).status).toBe(401)
  expect((await host.api.call('GET /outreach/:id', { params })).hook).toBeNull()
  await host.api.call('POST /outreach/:id/hook', { params })
  await host.api.call('DELETE /connections/:id', { params })
  const { rows: left } = await app.context.pool.query(
    'select 1 from outreach_hooks where connection_id = $1',
    [params.id],
  )
  expect(left).toEqual([])
})

test('forged ones are refused alike, and tell nothing', async () => {
  const [tool] = tools
  if (!tool) throw new Error('No stand-in')
  const { told } = await listening(tool)
  const body = JSON.stringify(REPLIES.heyreach)
  const answers = await Promise.all(
    ['x', 'x'.repeat(43), '%00', `${'x'.repeat(43)}%2F..`, `${'x'.repeat(42)}é`].map(async (secret) => {
      const answer = await send(`/hooks/outreach/${secret}`, body)
      return [answer.status, await answer.text()]
    }),
  )
  expect(answers).toEqual(answers.map(() => [401, '']))
  expect(await told()).toBe(0)
})

test.each([
  ['no JSON', '{"event', 400],
  ['nothing', '', 400],
  ['deeper than anybody reads', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 204],
  ['too long', `"${'x'.repeat(300_000)}"`, 413],
  ['of another shape', '[1, null, {"lead": 5}]', 204],
  ['of a stranger', '{"event_type":"reply_received","lead_email":"zoe@client.example"}', 204],
  ['full of marks', '{"event_type":"reply","lead_email":"\u202Eanna@client.example\\u0000"}', 204],
])('a webhook that is %s changes nothing', async (_, body, status) => {
  const [tool] = tools
  if (!tool) throw new Error('No stand-in')
  const { path, told } = await listening(tool)
  expect((await send(path, body)).status).toBe(status)
  expect(await told()).toBe(0)
})
