import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { startHeyReach } from '../heyreach/server.ts'
import { startInstantly } from '../instantly/server.ts'
import { startLaGrowthMachine } from '../lagrowthmachine/server.ts'
import type { Fault } from './faults.ts'
import type { OutreachTool } from './outreach.ts'

// HeyReach and La Growth Machine publish neither specification nor client, so these tests say what their stand-ins do.

const clock = { at: Date.parse('2027-03-01T08:00:00Z') }
const options = { now: () => clock.at }

const PROFILE = 'https://www.linkedin.com/in/ada'
const EMAIL = 'ada@client.example'

interface Described {
  name: string
  tool: OutreachTool
  /** The header with the key. */
  signed: (key: string) => Record<string, string>
  /** A cheap call that needs the key. */
  look: string
  push: (campaign: string) => [path: string, body: object]
  limit: { most: number; periodMs: number }
}

const campaignOf = ({ workspace }: OutreachTool) => workspace.campaigns[0]

const described: Described[] = [
  {
    name: 'HeyReach',
    tool: await startHeyReach(options),
    signed: (key) => ({ 'x-api-key': key }),
    look: '/api/public/auth/CheckApiKey',
    push: (campaignId) => [
      '/api/public/campaign/AddLeadsToCampaignV2',
      { campaignId: Number(campaignId), accountLeadPairs: [{ lead: { profileUrl: PROFILE } }] },
    ],
    limit: { most: 300, periodMs: 60_000 },
  },
  {
    name: 'La Growth Machine',
    tool: await startLaGrowthMachine(options),
    signed: (key) => ({ 'x-api-key': key }),
    look: '/flow/members',
    push: () => ['/flow/leads', { audience: 'Founders in spring', proEmail: EMAIL }],
    limit: { most: 300, periodMs: 60_000 },
  },
  {
    name: 'Instantly',
    tool: await startInstantly(options),
    signed: (key) => ({ authorization: `Bearer ${key}` }),
    look: '/api/v2/campaigns',
    push: (campaign_id) => ['/api/v2/leads/add', { campaign_id, leads: [{ email: EMAIL }] }],
    limit: { most: 100, periodMs: 1_000 },
  },
]

afterAll(async () => {
  for (const { tool } of described) await tool.close()
})

describe.each(described)('$name', ({ tool, signed, look, push, limit }) => {
  afterEach(() => {
    tool.faults.end()
    tool.allow()
    tool.workspace.leads = []
    clock.at += 120_000
  })

  const get = async (key = tool.key, signal?: AbortSignal) =>
    fetch(`${tool.url}${look}`, { headers: signed(key), ...(signal && { signal }) })
  const add = async () => {
    const [path, body] = push(campaignOf(tool)?.id ?? '')
    return fetch(`${tool.url}${path}`, {
      method: 'POST',
      headers: { ...signed(tool.key), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  test('the key opens it, another does not, and neither does a revoked one', async () => {
    expect((await get()).status).toBe(200)
    expect((await get('another-key-0123456789')).status).toBe(401)
    tool.revoke()
    expect((await get()).status).toBe(401)
  })

  test('the same lead twice is one lead', async () => {
    expect([(await add()).status, (await add()).status]).toEqual([200, 200])
    expect(tool.workspace.leads).toHaveLength(1)
  })

  test.each<[fault: Fault, statuses: number[]]>([
    ['rate_limited', [429]],
    ['unavailable', [503]],
    ['unauthorized', [401]],
    ['forbidden', [402, 403]],
  ])('while the fault is %s, nothing is done, and it works afterwards', async (fault, statuses) => {
    tool.faults.begin('push', fault, 1)
    expect(statuses).toContain((await add()).status)
    expect(tool.workspace.leads).toEqual([])
    expect((await add()).status).toBe(200)
  })

  test('a refused connection does nothing, a dropped answer has done it, half an answer cannot be read', async () => {
    tool.faults.begin('push', 'refused', 1)
    await expect(add()).rejects.toThrow(/fetch failed/)
    expect(tool.workspace.leads).toEqual([])
    tool.faults.begin('push', 'dropped', 1)
    await expect(add()).rejects.toThrow(/fetch failed/)
    expect(tool.workspace.leads).toHaveLength(1)
    tool.faults.begin('push', 'garbled', 1)
    await expect((await add()).json()).rejects.toThrow(/JSON/)
  })

  test('while it hangs, nobody gets an answer', async () => {
    tool.faults.begin('api', 'hanging')
    await expect(get(tool.key, AbortSignal.timeout(50))).rejects.toThrow(/timeout/)
    tool.faults.end()
    expect((await get()).status).toBe(200)
  })

  test(`after ${limit.most} calls it answers 429 until its period is over`, async () => {
    const statuses: number[] = []
    for (let count = 0; count <= limit.most; count++) {
      const answer = await get()
      // Otherwise each call opens a connection of its own.
      await answer.text()
      statuses.push(answer.status)
    }
    expect([statuses.lastIndexOf(200), statuses.indexOf(429)]).toEqual([limit.most - 1, limit.most])
    expect(tool.busiest()).toBe(limit.most + 1)
    clock.at += limit.periodMs + 1
    expect((await get()).status).toBe(200)
  })
})
