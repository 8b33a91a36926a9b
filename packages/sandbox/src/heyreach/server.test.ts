import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import type { HeyReachOptions } from './server.ts'
import { startHeyReach } from './server.ts'

// Nobody publishes a description of HeyReach. Each guess is a switch that the README names.

const PROFILE = 'https://www.linkedin.com/in/ada'
const opened: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of opened) await close()
})

async function open(options: HeyReachOptions = {}) {
  const tool = await startHeyReach(options)
  opened.push(tool.close)
  const [active, draft] = tool.workspace.campaigns
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${tool.url}/api/public${path}`, {
      method: 'POST',
      headers: { 'x-api-key': tool.key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
  }
  return { ...tool, post, active: Number(active?.id), draft: Number(draft?.id) }
}

const pair = (profileUrl: string, name = 'booking_link') => ({
  linkedInAccountId: null,
  lead: { profileUrl, customUserFields: [{ name, value: 'https://meet.example.com/x' }] },
})

test.each([
  ['campaign', undefined],
  ['campaign', 'campaign'],
  ['lead', 'lead'],
] as const)(
  'leads are added below /%s/ where leadsBelow is %s, and not below the other',
  async (below, leadsBelow) => {
    const { post, active } = await open(leadsBelow && { leadsBelow })
    const body = { campaignId: active, accountLeadPairs: [pair(PROFILE)] }
    const other = below === 'lead' ? 'campaign' : 'lead'
    expect((await post(`/${other}/AddLeadsToCampaignV2`, body)).status).toBe(404)
    expect((await post(`/${below}/AddLeadsToCampaignV2`, body)).status).toBe(200)
  },
)

test.each(['leadsBelow', 'stopsBelow', 'stopsBy'])('the README names the switch %s', async (name) => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(`\`${name}\` of \`startHeyReach\``)
})

test('it counts leads that are new, changed or no profile, and does not say which', async () => {
  const { post, active, workspace } = await open()
  const add = async (...profiles: string[]) =>
    post('/campaign/AddLeadsToCampaignV2', {
      campaignId: active,
      accountLeadPairs: profiles.map((profile) => pair(profile)),
    })
  expect((await add(PROFILE, 'https://example.com/ada')).body).toEqual({
    addedLeadsCount: 1,
    updatedLeadsCount: 0,
    failedLeadsCount: 1,
  })
  expect((await add(PROFILE)).body).toMatchObject({ addedLeadsCount: 0, updatedLeadsCount: 1 })
  expect(workspace.leads).toMatchObject([{ fields: { booking_link: 'https://meet.example.com/x' } }])
})

test('it refuses drafts, unknown campaigns, deleted fields, and none or more than 100 leads', async () => {
  const { post, active, draft, workspace } = await open()
  const add = async (campaignId: number, pairs: object[]) =>
    (await post('/campaign/AddLeadsToCampaignV2', { campaignId, accountLeadPairs: pairs })).status
  workspace.deletedFields = ['gone']
  expect(await add(draft, [pair(PROFILE)])).toBe(400)
  expect(await add(1, [pair(PROFILE)])).toBe(404)
  expect(await add(active, [pair(PROFILE, 'gone')])).toBe(400)
  expect(await add(active, [pair(PROFILE, 'with space')])).toBe(400)
  expect(await add(active, [])).toBe(400)
  expect(
    await add(
      active,
      Array.from({ length: 101 }, () => pair(PROFILE)),
    ),
  ).toBe(400)
  expect(workspace.leads).toEqual([])
})

test('a lead is stopped by its profile in its campaign alone', async () => {
  const { post, active, draft, workspace } = await open()
  await post('/campaign/AddLeadsToCampaignV2', { campaignId: active, accountLeadPairs: [pair(PROFILE)] })
  const stop = async (campaignId: number, leadUrl: string) =>
    (await post('/campaign/StopLeadInCampaign', { campaignId, leadUrl })).status
  expect(await stop(draft, PROFILE)).toBe(404)
  expect(await stop(active, `${PROFILE}-l`)).toBe(404)
  expect(await stop(active, PROFILE)).toBe(200)
  expect(workspace.leads).toMatchObject([{ state: 'booked', told: 1 }])
})

test.each(['campaign', 'lead'] as const)(
  'a lead is stopped below /%s/ by profileUrl alone where the switches say so',
  async (stopsBelow) => {
    const { post, active } = await open({ stopsBelow, stopsBy: 'profileUrl' })
    await post('/campaign/AddLeadsToCampaignV2', { campaignId: active, accountLeadPairs: [pair(PROFILE)] })
    const stop = async (below: string, named: object) =>
      (await post(`/${below}/StopLeadInCampaign`, { campaignId: active, ...named })).status
    const other = stopsBelow === 'lead' ? 'campaign' : 'lead'
    expect(await stop(other, { profileUrl: PROFILE })).toBe(404)
    expect(await stop(stopsBelow, { leadUrl: PROFILE })).toBe(400)
    expect(await stop(stopsBelow, { profileUrl: PROFILE })).toBe(200)
  },
)
