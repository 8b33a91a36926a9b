import { beforeEach, describe, expect, test } from 'vitest'
import { TEST_NOW } from '../../testing/clock.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book } from '../../testing/hosts.ts'
import type { StandInCrm } from '../../testing/stand-ins/crms.ts'
import { connectCrm, drainCrms, startCrmApp } from '../../testing/stand-ins/crms.ts'
import type { TestTeam } from '../../testing/teams.ts'
import { openTeam } from '../../testing/teams.ts'

const { app, crms, hubspot } = await startCrmApp()
let turn = 0

beforeEach(async () => {
  // What is read is kept for a day.
  await app.context.pool.query('delete from crm_directories')
  for (const crm of crms) {
    crm.faults.end()
    crm.clear()
  }
  app.clock.set(TEST_NOW)
  app.clock.advance(++turn * 20)
})

const KNOWN = 'known@customer.test'
const invitee = (email: string) => ({ name: 'A customer', email })
const start = (day: number, hour = 9) =>
  `2027-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`

/** A team of three. The first has connected the CRM, in which a contact belongs to the last. */
async function teamWith(crm: StandInCrm): Promise<TestTeam> {
  const team = await openTeam(app, 3)
  const [first, , last] = team.people as [TestHost, TestHost, TestHost]
  for (const { me } of team.people) crm.addUser(me.userEmail)
  await connectCrm(first, crm, first.me.userEmail)
  crm.giveContact(KNOWN, last.me.userEmail)
  await team.save({ ownerFirst: true })
  await drainCrms(app, first)
  return team
}

/** Who came, by their place in the team. */
async function whoComes(team: TestTeam, email: string, at: string): Promise<number> {
  const { booking } = await book(app, team.asHost, team.event, at, { invitee: invitee(email) })
  const { rows } = await app.context.pool.query<{ host_ids: string[] }>(
    'select host_ids from bookings where id = $1 and host_id = $2',
    [booking.id, team.organization.id],
  )
  return team.people.findIndex(({ me }) => rows[0]?.host_ids.includes(me.userID))
}

describe.each(crms)('$provider', (crm) => {
  test('a known customer comes to their owner, whosever turn it is, and the receipt says why', async () => {
    const team = await teamWith(crm)
    for (const day of [2, 3, 4]) expect(await whoComes(team, KNOWN.toUpperCase(), start(day))).toBe(2)
    const { bookings } = await team.organization.api.call('GET /bookings', { query: {} })
    expect(bookings[0]?.receipt.turns).toMatchObject([{ cause: 'customer' }])
    // Others make up for it.
    const others = [
      await whoComes(team, 'new@test.test', start(5)),
      await whoComes(team, 'x@test.test', start(8)),
    ]
    expect(new Set(others)).toEqual(new Set([0, 1]))
  })

  test('while the owner is booked or away, it goes in turn', async () => {
    const team = await teamWith(crm)
    const last = team.people[2] as TestHost
    await book(app, last, await addEvent(last), start(2))
    expect(await whoComes(team, KNOWN, start(2))).not.toBe(2)
    await team.save({
      ownerFirst: true,
      people: [0, 1, 2].map((index) => team.personOf(index, index === 2 ? { awayUntil: '2027-03-20' } : {})),
    })
    expect(await whoComes(team, KNOWN, start(3))).not.toBe(2)
    expect(await whoComes(team, KNOWN, start(22))).toBe(2)
  })

  test('a booking asks nobody, also while the CRM hangs, and public answers are the same for everybody', async () => {
    const team = await teamWith(crm)
    const asked = crm.answered.length
    crm.faults.begin('api', 'hanging')
    expect(await whoComes(team, KNOWN, start(2))).toBe(2)
    expect(crm.answered).toHaveLength(asked)
    const shapes = await Promise.all(
      [KNOWN, 'nobody@test.test'].map(async (email, index) => {
        const answer = await book(app, team.asHost, team.event, start(3, 9 + index), {
          invitee: invitee(email),
        })
        const file = await (await fetch(`${app.url}/booking/${answer.manageToken}/invite.ics`)).text()
        expect(team.people.filter(({ me }) => file.includes(me.userEmail))).toEqual([])
        return JSON.stringify(answer.booking, (key, value: unknown) =>
          ['id', 'start', 'end', 'email', 'until'].includes(key) ? '' : value,
        )
      }),
    )
    expect(shapes[0]).toBe(shapes[1])
    expect(await team.freeStarts(start(2), start(2, 10))).toEqual(['09:00', '09:30'])
  })

  test('contacts change hands, and go; addresses are only kept as hashes', async () => {
    const team = await teamWith(crm)
    const [first] = team.people as [TestHost]
    crm.giveContact(KNOWN, first.me.userEmail)
    app.clock.advance(25 * 60)
    await drainCrms(app, first)
    expect(await whoComes(team, KNOWN, start(3))).toBe(0)
    const { rows } = await app.context.pool.query<{ text: string }>(
      'select crm_contact_owners::text as text from crm_contact_owners',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { text } of rows) expect(text).not.toContain('customer')
    crm.clear()
    app.clock.advance(25 * 60)
    await drainCrms(app, first)
    const { rowCount } = await app.context.pool.query(
      'select from crm_contact_owners where company like $1',
      [`${crm.provider}%`],
    )
    expect(rowCount).toBe(0)
  })

  test('a team that does not want it, and a CRM that was disconnected, leave it to turns', async () => {
    const team = await teamWith(crm)
    await team.save({ ownerFirst: false })
    const free = [await whoComes(team, KNOWN, start(2)), await whoComes(team, KNOWN, start(3))]
    expect(new Set(free).size).toBe(2)
    await team.save({ ownerFirst: true })
    const [first] = team.people as [TestHost]
    const { connections } = await first.api.call('GET /connections')
    await first.api.call('DELETE /connections/:id', { params: { id: connections[0]?.id ?? '' } })
    const after = [await whoComes(team, KNOWN, start(4)), await whoComes(team, KNOWN, start(5))]
    expect(new Set(after).size).toBe(2)
  })
})

test('where invitees choose, repeated bookings do not tell whose customer somebody is', async () => {
  const team = await teamWith(crms[0] as StandInCrm)
  await team.save({ kind: 'choice', ownerFirst: true })
  const came = []
  for (const day of [2, 3, 4]) came.push(await whoComes(team, KNOWN, start(day)))
  expect(new Set(came)).toEqual(new Set([0, 1, 2]))
})

test('HubSpot says at once that a contact was given to somebody else', async () => {
  const team = await teamWith(crms[0] as StandInCrm)
  const { portal } = hubspot
  const owner = portal.owners.find(({ email }) => email === team.people[0]?.me.userEmail)
  const event = {
    subscriptionType: 'contact.propertyChange',
    objectId: Number(portal.byEmail(KNOWN)?.id),
    propertyName: 'hubspot_owner_id',
    propertyValue: owner?.id,
  }
  expect(await hubspot.tell([event])).toBe(204)
  expect(await whoComes(team, KNOWN, start(2))).toBe(0)
  expect(await hubspot.tell([{ ...event, propertyValue: '' }])).toBe(204)
  expect(await whoComes(team, KNOWN, start(3))).not.toBe(0)
})

test('on the page of HubSpot’s stand-in, what a person does to contacts leads to signed events', async () => {
  const team = await teamWith(crms[0] as StandInCrm)
  const { portal } = hubspot
  const contact = portal.byEmail(KNOWN)?.id ?? ''
  const click = async (action: string, more: Record<string, string> = {}) => {
    const body = new URLSearchParams({ action, contact, ...more })
    return (await fetch(`${hubspot.url}/`, { method: 'POST', body })).text()
  }
  const ownerOf = (index: number) =>
    portal.owners.find(({ email }) => email === team.people[index]?.me.userEmail)?.id ?? ''
  expect(await click('give', { owner: ownerOf(0) })).toContain(
    `contact.propertyChange of contact ${contact}: 204`,
  )
  expect(await whoComes(team, KNOWN, start(2))).toBe(0)

  const made = { email: 'other@customer.test', hubspot_owner_id: ownerOf(1) }
  const other = portal.make('contacts', made).id
  app.clock.advance(25 * 60)
  await drainCrms(app, team.people[0] as TestHost)
  // The address now leads to the contact that remains, and to its owner.
  expect(await click('merge', { into: other })).toContain(`contact.merge of contact ${other}: 204`)
  expect(await whoComes(team, KNOWN, start(3))).toBe(1)

  expect(await click('delete', { contact: other })).toContain(`contact.deletion of contact ${other}: 204`)
  expect(portal.contacts.has(other)).toBe(false)
  const last = portal.make('contacts', { email: 'last@customer.test' }).id
  const privacy = `contact.privacyDeletion of contact ${last}: 204`
  expect(await click('erase', { contact: last })).toContain(privacy)
})
