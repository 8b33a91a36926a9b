import { afterEach, beforeEach, expect, vi } from 'vitest'
import { TEST_NOW } from '../../../testing/clock.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../../testing/hosts.ts'
import { lookAfterAll } from '../../../testing/stand-ins/google.ts'
import type { StandInTool } from '../../../testing/stand-ins/outreach.ts'
import { connectTool, drainTools, startOutreachApp, tellTools } from '../../../testing/stand-ins/outreach.ts'

const HASTE = 4
const realTimeout = AbortSignal.timeout.bind(AbortSignal)
const EVERYWHERE = ['api', 'push', 'tell'] as const

type Fault = [name: string, begin: (tool: StandInTool) => void]

/** What goes wrong while leads are added and somebody books. */
export const FAULTS: Fault[] = [
  ['it answers 401 once', ({ faults }) => faults.begin('push', 'unauthorized', 1)],
  ['its plan has no API', ({ faults }) => faults.begin('tell', 'forbidden')],
  ['it is above its limit', ({ faults }) => EVERYWHERE.forEach((each) => faults.begin(each, 'rate_limited'))],
  ['the day is used up', ({ faults }) => faults.begin('push', 'quota', 1)],
  ['it answers errors', ({ faults }) => EVERYWHERE.forEach((each) => faults.begin(each, 'unavailable'))],
  ['it ends connections', ({ faults }) => EVERYWHERE.forEach((each) => faults.begin(each, 'refused'))],
  ['it hangs', ({ faults }) => EVERYWHERE.forEach((each) => faults.begin(each, 'hanging'))],
  ['half of each answer arrives', ({ faults }) => faults.begin('api', 'garbled')],
  ['leads are added, and nobody says so', ({ faults }) => faults.begin('push', 'dropped', 1)],
  ['it is told, and nobody says so', ({ faults }) => faults.begin('tell', 'dropped', 1)],
  ['answers are 10 MB long', ({ answersAtLength }) => answersAtLength(true)],
  ['it breaks down between adding and telling', ({ faults }) => faults.begin('tell', 'unavailable', 2)],
]

/** The other tools meet the faults in the long run. */
export const isInGate = ({ provider }: StandInTool) => provider === 'instantly'

/** Nothing goes wrong there any more. */
export function works(tool: StandInTool) {
  tool.faults.end()
  tool.allow()
  tool.answersAtLength(false)
}

/** The real server with outreach tools that fail. Call it at the top of a test file. */
export async function startFailingTools() {
  const { app, tools } = await startOutreachApp()
  let turn = 0

  beforeEach(() => {
    for (const tool of tools) {
      works(tool)
      tool.clear()
    }
    app.clock.set(TEST_NOW)
    app.clock.advance(++turn * 20)
    // Shortens the timeout, so the tests are quick.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => realTimeout(milliseconds / HASTE))
  })

  afterEach(() => void vi.restoreAllMocks())

  /** A host whose campaign goes to the tool, and who has added its lead. */
  async function linked(tool: StandInTool, names = ['anna', 'ben']) {
    const host = await openAccount(app)
    const { id } = await connectTool(host, tool)
    const event = await addEvent(host)
    const destination = { kind: 'event' as const, eventTypeId: event.id }
    const campaign = await host.api.call('POST /campaigns', { body: { name: 'Spring', destination } })
    const leads = names.map((name) => ({
      externalKey: name,
      email: `${name}@client.example`,
      fields: { first_name: name, linkedin: `linkedin.com/in/${name}` },
    }))
    await host.api.call('POST /campaigns/:id/leads', { params: { id: campaign.id }, body: { leads } })
    const params = { id, campaignId: campaign.id }
    const { targets } = await host.api.call('GET /outreach/:id/targets', { params })
    const body = { targetId: targets[0]?.id ?? '', targetName: 'Founders', linkField: tool.field }
    await host.api.call('PUT /outreach/:id/campaigns/:campaignId', { params, body })
    return { host, event, params }
  }

  async function push(host: TestHost, params: { id: string; campaignId: string }) {
    await host.api.call('POST /outreach/:id/campaigns/:campaignId/push', { params })
    await drainTools(app, host)
  }

  /** A minute in which a worker does what is due. */
  async function minutePasses(host: TestHost) {
    for (let part = 0; part < 3; part++) {
      app.clock.advance(1 / 3)
      await lookAfterAll(app, host)
      await drainTools(app, host)
    }
  }

  /** Bookings are taken, and a minute after it all leads are there and one has booked. */
  async function survives(tool: StandInTool, [name, begin]: Fault): Promise<void> {
    const { host, event, params } = await linked(tool)
    begin(tool)
    await push(host, params)
    const invitee = { name: 'Anna', email: 'anna@client.example' }
    const { booking } = await book(app, host, event, '2027-03-03T09:00:00Z', { invitee })
    await tellTools(app, host, booking.id)
    expect(booking.status).toBe('scheduled')
    works(tool)
    await minutePasses(host)
    const found = tool.workspace.leads.map(({ firstName, state, told }) => ({
      firstName,
      state,
      told: told > 0,
    }))
    expect(found.toSorted((one, other) => one.firstName.localeCompare(other.firstName))).toEqual([
      { firstName: 'anna', state: 'booked', told: true },
      { firstName: 'ben', state: 'active', told: false },
    ])
    // It was told, and we could not know.
    const most = /told|10 MB/.test(name) ? 2 : 1
    expect(Math.max(...tool.workspace.leads.map(({ told }) => told))).toBeLessThanOrEqual(most)
    const { connections } = await host.api.call('GET /connections')
    expect(connections).toMatchObject([{ health: 'working' }])
    const { campaigns } = await host.api.call('GET /outreach/:id', { params })
    expect(campaigns).toMatchObject([{ booked: { told: 1, waiting: 0, failed: 0 } }])
  }

  return { app, tools, linked, push, minutePasses, survives }
}
