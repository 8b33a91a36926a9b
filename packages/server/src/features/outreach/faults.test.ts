import { describe, expect, test } from 'vitest'
import { book } from '../../testing/hosts.ts'
import { connectTool, drainTools, tellTools } from '../../testing/stand-ins/outreach.ts'
import { FAULTS, isInGate, startFailingTools, works } from './testing/faults.ts'

// One tool × every fault. `faults.long.test.ts` tries the others.
const { app, tools, linked, push, minutePasses, survives } = await startFailingTools()

describe.each(tools.filter(isInGate))('$provider', (tool) => {
  test.each(FAULTS)(
    'while %s bookings are taken, and a minute after it all leads are there and one has booked',
    async (...fault) => survives(tool, fault),
  )
})

describe.each(tools)('$provider', (tool) => {
  test('a key that was deleted there is told, nothing is lost, and a new one goes on', async () => {
    const { host, event, params } = await linked(tool)
    await push(host, params)
    tool.revoke()
    const invitee = { name: 'Anna', email: 'anna@client.example' }
    const { booking } = await book(app, host, event, '2027-03-03T09:00:00Z', { invitee })
    await tellTools(app, host, booking.id)
    await minutePasses(host)
    const { connections } = await host.api.call('GET /connections')
    expect(connections).toMatchObject([{ health: 'needs_reconnect' }])
    works(tool)
    await connectTool(host, tool)
    await drainTools(app, host)
    expect(tool.workspace.leads.filter(({ told }) => told === 1)).toHaveLength(1)
    const { campaigns } = await host.api.call('GET /outreach/:id', { params })
    expect(campaigns).toMatchObject([{ booked: { told: 1, waiting: 0 } }])
  })
})

test('150 leads that were added, and nobody said so, are looked up 100 at a time', async () => {
  const instantly = tools.find(({ provider }) => provider === 'instantly')
  if (!instantly) throw new Error('Instantly is not among the tools')
  const { host, params } = await linked(
    instantly,
    Array.from({ length: 150 }, (_, index) => `lead${index}`),
  )
  instantly.faults.begin('push', 'dropped', 1)
  await push(host, params)
  instantly.answered.length = 0
  await minutePasses(host)
  const { campaigns } = await host.api.call('GET /outreach/:id', { params })
  expect(campaigns).toMatchObject([{ push: { state: 'done', done: 150, refused: 0 } }])
  expect(instantly.workspace.leads).toHaveLength(150)
  const lookups = instantly.answered.filter((answer) => answer.startsWith('POST /api/v2/leads/list'))
  expect(lookups).toHaveLength(2)
})
