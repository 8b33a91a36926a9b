import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import type { LaGrowthMachineOptions } from './server.ts'
import { startLaGrowthMachine } from './server.ts'

// Nobody publishes a description of La Growth Machine. Each guess is a switch that the README names.

const AUDIENCE = 'Founders in spring'
const EMAIL = 'ada@client.example'
const opened: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of opened) await close()
})

async function open(options: LaGrowthMachineOptions = {}) {
  const tool = await startLaGrowthMachine(options)
  opened.push(tool.close)
  const send = async (
    path: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) => fetch(`${tool.url}/flow${path}`, { ...init, headers: { 'x-api-key': tool.key, ...headers } })
  const post = async (path: string, body: object) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { ...tool, send, post }
}

test.each([
  ['json', undefined],
  ['json', 'json'],
  ['text', 'text'],
] as const)('a refusal is %s where errorBodies is %s', async (kind, errorBodies) => {
  const { post } = await open(errorBodies && { errorBodies })
  const refused = await post('/leads', { audience: 'Nobody', proEmail: EMAIL })
  expect(refused.status).toBe(404)
  const text = await refused.text()
  const body = JSON.stringify({ statusCode: 404, message: 'Audience not found' })
  expect(text).toBe(kind === 'json' ? body : 'Audience not found')
})

test('its limit is what callsPerMinute says', async () => {
  const clock = { at: 0 }
  const { send } = await open({ callsPerMinute: 2, now: () => clock.at })
  const statuses: number[] = []
  for (let count = 0; count < 3; count++) statuses.push((await send('/members')).status)
  clock.at += 60_001
  statuses.push((await send('/members')).status)
  expect(statuses).toEqual([200, 200, 429, 200])
})

const SWITCHES = ['errorBodies', 'callsPerMinute', 'audiencesIn', 'removesBy']

test.each(SWITCHES)('the README names the switch %s', async (name) => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(`\`${name}\` of \`startLaGrowthMachine\``)
})

test('a lead comes as JSON or as a form, and the same one again is changed', async () => {
  const { post, send, workspace } = await open()
  expect((await post('/leads', { audience: AUDIENCE, proEmail: EMAIL })).status).toBe(200)
  const form = new URLSearchParams({ audience: AUDIENCE, proEmail: EMAIL, customAttribute3: 'x' })
  expect((await send('/leads', { method: 'POST', body: form })).status).toBe(200)
  expect(workspace.leads).toMatchObject([{ email: EMAIL, fields: { customAttribute3: 'x' } }])
})

test('it refuses leads that nobody could find, and attributes that are not there', async () => {
  const { post, workspace } = await open()
  workspace.deletedFields = ['customAttribute4']
  const add = async (lead: object) => (await post('/leads', { audience: AUDIENCE, ...lead })).status
  expect(await add({ firstname: 'Ada' })).toBe(400)
  expect(await add({ proEmail: EMAIL, customAttribute11: 'x' })).toBe(400)
  expect(await add({ proEmail: EMAIL, customAttribute4: 'x' })).toBe(400)
  expect((await post('/leads', {})).status).toBe(404)
  expect(workspace.leads).toEqual([])
})

test('audiences say how many leads they have, and a lead is removed by audience and address', async () => {
  const { post, send, workspace } = await open()
  await post('/leads', { audience: AUDIENCE, proEmail: EMAIL })
  expect(await (await send('/audiences')).json()).toMatchObject({
    audiences: [{ name: AUDIENCE, size: 1 }, {}],
  })
  const remove = async (audience: string) =>
    (await post('/leads/remove', { audience, proEmail: EMAIL })).status
  expect(await remove('Agencies, second try')).toBe(404)
  expect(await remove(AUDIENCE)).toBe(200)
  expect(workspace.leads).toMatchObject([{ state: 'booked', told: 1 }])
})

test('the key also opens it in the address, which ours never does', async () => {
  const { url, key } = await open()
  expect((await fetch(`${url}/flow/members?apikey=${key}`)).status).toBe(200)
  expect((await fetch(`${url}/flow/members`)).status).toBe(401)
})

test('audiences are a plain list, and a lead is removed by its id alone, where the switches say so', async () => {
  const { post, send, workspace } = await open({ audiencesIn: 'list', removesBy: 'leadId' })
  await post('/leads', { audience: AUDIENCE, proEmail: EMAIL })
  expect(await (await send('/audiences')).json()).toMatchObject([{ name: AUDIENCE }, {}])
  const remove = async (named: object) =>
    (await post('/leads/remove', { audience: AUDIENCE, ...named })).status
  expect(await remove({ proEmail: EMAIL })).toBe(400)
  expect((await send('/leads?email=nobody%40client.example')).status).toBe(404)
  const found = (await (await send(`/leads?email=${encodeURIComponent(EMAIL)}`)).json()) as { lead: object }
  expect(found.lead).toEqual({ id: workspace.leads[0]?.id })
  expect(await remove({ leadId: 'nobody' })).toBe(404)
  expect(await remove({ leadId: workspace.leads[0]?.id })).toBe(200)
})
