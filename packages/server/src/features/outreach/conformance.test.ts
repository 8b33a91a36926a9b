import type { LeadRow } from '@scheduling/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { TEST_NOW } from '../../testing/clock.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount, PASSWORD } from '../../testing/hosts.ts'
import type { StandInTool } from '../../testing/stand-ins/outreach.ts'
import { connectTool, drainTools, startOutreachApp, tellTools } from '../../testing/stand-ins/outreach.ts'

const { app, tools } = await startOutreachApp()
let turn = 0

const START = '2027-03-02T09:00:00Z'
const PROFILE = 'https://www.linkedin.com/in/'
const LEADS: LeadRow[] = [
  {
    externalKey: 'anna',
    email: 'Anna@client.example',
    fields: { first_name: 'Anna', linkedin: 'linkedin.com/in/anna-k/' },
  },
  {
    externalKey: 'ben',
    email: 'ben@client.example',
    fields: { name: 'Ben Lee', profile: `${PROFILE}Ben-Lee?utm=x` },
  },
]

beforeEach(() => {
  for (const tool of tools) {
    tool.faults.end()
    tool.allow()
    tool.clear()
  }
  app.clock.set(TEST_NOW)
  app.clock.advance(++turn * 20)
})

/** Whatever the order in which they came. */
function leadsIn({ workspace }: StandInTool) {
  return workspace.leads.toSorted((one, other) => one.firstName.localeCompare(other.firstName))
}

/** Its id. One of them names campaigns by their names. */
function targetIn({ workspace }: StandInTool, named: string): string {
  return workspace.campaigns.find(({ id, name }) => id === named || name === named)?.id ?? ''
}

type Leads = Parameters<typeof addCampaign>[2]

async function addCampaign({ api }: TestHost, eventTypeId: string, leads: readonly LeadRow[] = LEADS) {
  const destination = { kind: 'event' as const, eventTypeId }
  const { id } = await api.call('POST /campaigns', { body: { name: 'Spring', destination } })
  await api.call('POST /campaigns/:id/leads', { params: { id }, body: { leads: [...leads] } })
  return { id, leads: (await api.call('GET /campaigns/:id/leads', { params: { id }, query: {} })).leads }
}

async function connected(tool: StandInTool, leads?: Leads) {
  const host = await openAccount(app)
  const connection = await connectTool(host, tool)
  const event = await addEvent(host)
  const campaign = await addCampaign(host, event.id, leads)
  const params = { id: connection.id, campaignId: campaign.id }
  return { host, event, campaign, params }
}

async function linked(tool: StandInTool, leads?: Leads) {
  const all = await connected(tool, leads)
  const { host, params } = all
  const { targets } = await host.api.call('GET /outreach/:id/targets', { params })
  const [target] = targets
  const body = {
    targetId: target?.id ?? '',
    targetName: target?.name ?? '',
    linkField: tool.field,
  }
  await host.api.call('PUT /outreach/:id/campaigns/:campaignId', { params, body })
  return { ...all, body }
}

async function pushed(tool: StandInTool, leads?: Leads) {
  const all = await linked(tool, leads)
  await all.host.api.call('POST /outreach/:id/campaigns/:campaignId/push', { params: all.params })
  await drainTools(app, all.host)
  return all
}

async function stateOf({ api }: TestHost, params: { id: string }) {
  const { campaigns } = await api.call('GET /outreach/:id', { params })
  return campaigns[0]
}

describe.each(tools)('$provider', (tool) => {
  test('a key that works connects, is kept sealed, and never stands in an address', async () => {
    const host = await openAccount(app)
    tool.answered.length = 0
    const connection = await connectTool(host, { ...tool, key: ` ${tool.key} ` })
    expect(connection).toMatchObject({ provider: tool.provider, account: `…${tool.key.slice(-6)}` })
    const { rows } = await app.context.pool.query('select * from connections where id = $1', [connection.id])
    expect(JSON.stringify(rows)).not.toContain(tool.key)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(tool.key).toString('hex'))
    expect(tool.answered.join()).not.toContain(encodeURIComponent(tool.key))
  })

  test('a key that is wrong or no key is refused, and nothing is kept', async () => {
    const host = await openAccount(app)
    for (const key of ['another-key-4711', 'short', 'key with spaces', 'key\nx-evil: 1'])
      await expect(connectTool(host, { ...tool, key })).rejects.toThrow(/account_refused/)
    await expect(connectTool(host, { ...tool, key: '  ' })).rejects.toThrow(/invalid_input/)
    expect((await host.api.call('GET /connections')).connections).toEqual([])
  })

  test('a new key takes the place of the one before, and campaigns stay linked', async () => {
    const { host, params } = await linked(tool)
    const { id } = await connectTool(host, tool)
    expect(id).toBe(params.id)
    expect(await stateOf(host, params)).toMatchObject({ campaignId: params.campaignId })
  })

  test('campaigns there are listed', async () => {
    const { host, params } = await connected(tool)
    const { targets } = await host.api.call('GET /outreach/:id/targets', { params })
    expect(targets).toMatchObject([
      { name: 'Founders in spring', isReady: true },
      { name: 'Agencies, second try', isReady: tool.provider === 'lagrowthmachine' },
    ])
  })

  test('a program with a key finds the account, chooses where leads go, and adds them', async () => {
    const { host, params } = await connected(tool)
    const key = { name: 'CRM', scopes: ['integrations:write' as const], days: null, current: PASSWORD }
    const { secret } = await host.api.call('POST /api-keys', { body: key })
    const program = app.as(`Bearer ${secret}`)
    const { connections } = await program.call('GET /connections')
    expect(connections.map(({ id }) => id)).toEqual([params.id])
    const { targets } = await program.call('GET /outreach/:id/targets', { params })
    const [{ id: targetId, name: targetName } = { id: '', name: '' }] = targets
    const body = { targetId, targetName, linkField: tool.field }
    await program.call('PUT /outreach/:id/campaigns/:campaignId', { params, body })
    await program.call('POST /outreach/:id/campaigns/:campaignId/push', { params })
    await drainTools(app, host)
    expect(leadsIn(tool)).toHaveLength(LEADS.length)
  })

  test('leads are added once with their finished links, also if they are added again', async () => {
    const { host, campaign, params } = await pushed(tool)
    await host.api.call('POST /outreach/:id/campaigns/:campaignId/push', { params })
    await drainTools(app, host)
    const [anna, ben] = campaign.leads
    expect(leadsIn(tool)).toMatchObject([
      { firstName: 'Anna', fields: { [tool.field]: anna?.link } },
      { firstName: 'Ben', fields: { [tool.field]: ben?.link } },
    ])
    const profiles = tool.finds.includes('profile') ? [`${PROFILE}anna-k`, `${PROFILE}ben-lee`] : ['', '']
    expect(leadsIn(tool).map(({ profile }) => profile)).toEqual(profiles)
    expect(await stateOf(host, params)).toMatchObject({
      push: { state: 'done', total: 2, done: 2, refused: 0, failure: null },
    })
  })

  test('leads that it cannot find are not sent, and counted', async () => {
    const { host, params } = await pushed(tool, [
      ...LEADS,
      { externalKey: 'nobody', fields: { linkedin: '{{linkedin}}', note: 'linkedin.com/in/{{lead_id}}' } },
      { externalKey: 'slash', fields: { linkedin: 'linkedin.com/in/%2Fjobs%3F' } },
      { externalKey: 'marks', fields: { linkedin: '\u202Elinkedin.com/in/\u202E' } },
    ])
    expect(await stateOf(host, params)).toMatchObject({
      push: { state: 'done', total: 5, done: 2, refused: 3 },
    })
    expect(tool.workspace.leads).toHaveLength(2)
  })

  test('a lead that is there already gets its link', async () => {
    const { host, campaign, params, body } = await linked(tool)
    const who = { email: 'anna@client.example', profile: `${PROFILE}anna-k` }
    const before = { campaignId: targetIn(tool, body.targetId), firstName: 'Anna', fields: {} }
    tool.workspace.put({ ...who, ...before })
    await host.api.call('POST /outreach/:id/campaigns/:campaignId/push', { params })
    await drainTools(app, host)
    expect(leadsIn(tool).map(({ fields }) => fields[tool.field])).toEqual(
      campaign.leads.map(({ link }) => link),
    )
  })

  test('a booking by a lead’s link is told once, after the booking', async () => {
    const { host, event, campaign, params } = await pushed(tool)
    const tracking = { lead: `${campaign.id}.${campaign.leads[0]?.id}` }
    const { booking } = await book(app, host, event, START, { tracking })
    expect(leadsIn(tool).map(({ told }) => told)).toEqual([0, 0])
    for (let time = 0; time < 2; time++) await tellTools(app, host, booking.id)
    expect(leadsIn(tool).map(({ told, state }) => [told, state])).toEqual([
      [1, 'booked'],
      [0, 'active'],
    ])
    expect(await stateOf(host, params)).toMatchObject({ booked: { told: 1, waiting: 0, failed: 0 } })
  })

  test('a booking finds its lead by the email address, and by a profile in an answer', async () => {
    const { host, campaign } = await pushed(tool)
    const asked = await addEvent(host, {
      questions: [{ id: 'profile', type: 'text', label: 'Your profile', required: false }],
    })
    const byEmail = await book(app, host, asked, START, {
      invitee: { name: 'Anna', email: 'anna@CLIENT.example' },
    })
    const byProfile = await book(app, host, asked, '2027-03-02T11:00:00Z', {
      answers: { profile: 'https://de.linkedin.com/in/Ben-Lee/' },
    })
    for (const { booking } of [byEmail, byProfile]) await tellTools(app, host, booking.id)
    expect(campaign.leads).toHaveLength(2)
    expect(leadsIn(tool).map(({ told }) => told)).toEqual([1, 1])
  })

  test('a booking of somebody else, or a link that names nobody, is told to nobody', async () => {
    const { host, event, campaign } = await pushed(tool)
    const times = ['2027-03-02T09:00:00Z', '2027-03-02T10:00:00Z', '2027-03-02T11:00:00Z']
    const links = [`${campaign.id}.{{lead_id}}`, `${campaign.id}.a/b`, '\u202Ecampaign']
    for (const [index, lead] of links.entries()) {
      const { booking } = await book(app, host, event, times[index] ?? '', { tracking: { lead } })
      await tellTools(app, host, booking.id)
    }
    expect(leadsIn(tool).map(({ told }) => told)).toEqual([0, 0])
  })

  test('adding stops when the host says so, and goes on where it stopped', async () => {
    const { host, params } = await linked(tool)
    await host.api.call('POST /outreach/:id/campaigns/:campaignId/push', { params })
    const { activity } = await host.api.call('GET /account-activity')
    expect(activity.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['outreach_changed', 'outreach_pushed']),
    )
    const busy = await host.api.refusal('POST /outreach/:id/campaigns/:campaignId/push', { params })
    expect(busy.code).toBe('outreach_busy')
    await host.api.call('DELETE /outreach/:id/campaigns/:campaignId/push', { params })
    await drainTools(app, host)
    expect(tool.workspace.leads).toEqual([])
    expect(await stateOf(host, params)).toMatchObject({ push: { state: 'stopped', total: 2, done: 0 } })
    await host.api.call('POST /outreach/:id/campaigns/:campaignId/push', { params })
    await drainTools(app, host)
    expect(tool.workspace.leads).toHaveLength(2)
  })

  test('a field that was deleted there ends it with the reason, and nothing is half done', async () => {
    const { host, params } = await linked(tool)
    tool.workspace.deletedFields = [tool.field]
    await host.api.call('POST /outreach/:id/campaigns/:campaignId/push', { params })
    await drainTools(app, host)
    expect(await stateOf(host, params)).toMatchObject({
      push: { state: 'failed', total: 2, done: 0, failure: 'invalid' },
    })
    expect(tool.workspace.leads).toEqual([])
    tool.workspace.deletedFields = []
    await host.api.call('POST /outreach/:id/campaigns/:campaignId/push', { params })
    await drainTools(app, host)
    expect(await stateOf(host, params)).toMatchObject({ push: { state: 'done', done: 2 } })
  })

  test('two workers at once add nobody twice and tell once', async () => {
    const { host, event, campaign, params } = await linked(tool)
    await host.api.call('POST /outreach/:id/campaigns/:campaignId/push', { params })
    await Promise.all([drainTools(app, host), drainTools(app, host)])
    expect(tool.workspace.leads).toHaveLength(2)
    const tracking = { lead: `${campaign.id}.${campaign.leads[0]?.id}` }
    const { booking } = await book(app, host, event, START, { tracking })
    await Promise.all([tellTools(app, host, booking.id), tellTools(app, host, booking.id)])
    expect(leadsIn(tool).map(({ told }) => told)).toEqual([1, 0])
  })

  test('many leads are added below its limit', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      externalKey: `lead${index}`,
      email: `lead${index}@client.example`,
      fields: { linkedin: `linkedin.com/in/lead${index}` },
    }))
    const { host, params } = await pushed(tool, many)
    for (let round = 0; round < 12; round++) {
      app.clock.advance(1 / 6)
      await drainTools(app, host)
    }
    expect(await stateOf(host, params)).toMatchObject({ push: { state: 'done', done: 60 } })
    expect(tool.workspace.leads).toHaveLength(60)
    expect(tool.busiest()).toBeLessThanOrEqual(tool.provider === 'instantly' ? 100 : 300)
  })

  test('a lead that it does not take keeps no other out', async () => {
    const rejected = { externalKey: 'odd', email: 'odd@x.example', fields: { linkedin: `${PROFILE}odd` } }
    const { host, params } = await linked(tool, [...LEADS, rejected])
    tool.rejects('odd')
    await host.api.call('POST /outreach/:id/campaigns/:campaignId/push', { params })
    await drainTools(app, host)
    tool.rejects(undefined)
    expect(await stateOf(host, params)).toMatchObject({ push: { state: 'done', done: 2, refused: 1 } })
  })
})

describe.each(tools.filter(({ provider }) => provider !== 'lagrowthmachine'))('$provider', (tool) => {
  test('a lead who books is marked as the host named it', async () => {
    const { host, event, params, body } = await pushed(tool)
    tool.workspace.labels = ['Other', 'Call booked']
    const marked = { ...body, tag: 'Call booked' }
    await host.api.call('PUT /outreach/:id/campaigns/:campaignId', { params, body: marked })
    expect(await stateOf(host, params)).toMatchObject({ tag: 'Call booked', push: { done: 2 } })
    const invitee = { name: 'Anna', email: 'anna@client.example' }
    const { booking } = await book(app, host, event, START, { invitee })
    for (let time = 0; time < 2; time++) await tellTools(app, host, booking.id)
    expect(leadsIn(tool)).toMatchObject([
      { state: 'booked', told: 1, tags: ['Call booked'] },
      { state: 'active', tags: [] },
    ])
  })
})

test('a tag is refused where the tool has none', async () => {
  const [tool] = tools.filter(({ provider }) => provider === 'lagrowthmachine') as [StandInTool]
  const { host, params, body } = await linked(tool)
  const marked = { params, body: { ...body, tag: 'Call booked' } }
  const { code } = await host.api.refusal('PUT /outreach/:id/campaigns/:campaignId', marked)
  expect(code).toBe('invalid_input')
})
