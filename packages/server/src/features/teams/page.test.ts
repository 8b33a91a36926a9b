import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { bookingOf, openAccount } from '../../testing/hosts.ts'
import { openPage, sendForm } from '../../testing/pages.ts'
import type { TestTeam } from '../../testing/teams.ts'
import { openTeam } from '../../testing/teams.ts'

// The page of an event type whose invitees may choose a person.

const app = await startTestApp()
const NINE = '2027-03-02T09:00:00Z'

async function openChoice(count: number): Promise<TestTeam & { path: string }> {
  const team = await openTeam(app, count)
  await team.save({ kind: 'choice' })
  return { ...team, path: `/${team.organization.link}/${team.event.slug}` }
}

async function open(path: string) {
  const { data } = await openPage(app.url, path)
  if (data.kind !== 'event') throw new Error(data.kind)
  return data
}

const linkAt = ({ people }: TestTeam, index: number) => (people[index] as TestHost).me.link
const form = { start: NINE, name: 'Ada Guest', email: 'ada@example.test' }
const isFree = ({ slots }: { slots: { starts: number[] } }) => slots.starts.includes(Date.parse(NINE))

test('shows the people by name, link, picture and zone, and nothing else of them', async () => {
  const team = await openChoice(2)
  const { people } = await open(team.path)
  const names = team.people.map(({ me }) => ({
    name: me.userName,
    link: me.link,
    avatar: null,
    timeZone: 'UTC',
  }))
  expect(people).toHaveLength(2)
  expect(people).toEqual(expect.arrayContaining(names))
})

test('nobody is named where there is no choice: in other teams, and where one person is left', async () => {
  const team = await openChoice(2)
  await team.save({ kind: 'choice', people: [team.personOf(0)] })
  expect(await open(team.path)).not.toHaveProperty('people')
  await team.save({ kind: 'round_robin' })
  const data = await open(`${team.path}?person=${linkAt(team, 0)}`)
  expect(data).not.toHaveProperty('people')
  expect(isFree(data)).toBe(true)
})

test('the address chooses a person, whose times it has', async () => {
  const team = await openChoice(2)
  const body = { ...bookingOf(team.asHost, team.event, NINE), person: linkAt(team, 0) }
  expect((await app.visitor.try('POST /bookings', { body })).status).toBe(201)
  const free = async (person: string) => isFree(await open(`${team.path}?person=${person}`))
  expect([await free(linkAt(team, 0)), await free(linkAt(team, 1))]).toEqual([false, true])
  expect(isFree(await open(team.path))).toBe(true)
})

test('whoever is not among the people leaves the address, and anybody’s times are shown', async () => {
  const team = await openChoice(2)
  const stranger = await openAccount(app)
  for (const person of [stranger.me.link, team.organization.link, 'nobody-at-all', '%00', '']) {
    const { options, slots } = await open(`${team.path}?theme=dark&person=${person}`)
    expect([options.search, isFree({ slots })]).toEqual(['?theme=dark', true])
  }
})

test('an earlier link of a person leads to the one of now', async () => {
  const team = await openChoice(2)
  const old = linkAt(team, 0)
  await team.people[0]?.api.call('PUT /settings/link', { body: { link: `${old}-new` } })
  expect((await open(`${team.path}?person=${old}`)).options.search).toBe(`?person=${old}-new`)
})

test('a form without a script books the person, who is in no address after', async () => {
  const team = await openChoice(2)
  const person = linkAt(team, 1)
  const { status, location } = await sendForm(app.url, `${team.path}?person=${person}&theme=dark`, {
    ...form,
    person,
  })
  expect(status).toBe(303)
  expect(location).toMatch(/^\/booking\/[^?]+\?theme=dark&view=confirmed$/)
  expect(isFree(await open(`${team.path}?person=${person}`))).toBe(false)
  expect(isFree(await open(`${team.path}?person=${linkAt(team, 0)}`))).toBe(true)
})

test('the form of somebody who has gone meanwhile books nobody else, and keeps what was typed', async () => {
  const team = await openChoice(3)
  const gone = linkAt(team, 2)
  const body = { member_id: String(team.memberIds[2]) }
  await team.organization.api.call('DELETE /organization/members', { body })
  const path = `${team.path}?slot=${NINE}&person=${gone}`
  const { page } = await sendForm(app.url, path, { ...form, person: gone })
  expect(page).toMatchObject({
    refused: { code: 'slot_not_available', values: { name: 'Ada Guest' } },
    options: { search: `?slot=${encodeURIComponent(NINE)}` },
  })
  const { people } = await open(team.path)
  expect(people?.map(({ link }) => link)).not.toContain(gone)
})

test('a form names nobody where there is no choice', async () => {
  const team = await openTeam(app, 2)
  const path = `/${team.organization.link}/${team.event.slug}`
  const { page } = await sendForm(app.url, path, { ...form, person: linkAt(team, 0) })
  expect(page).toMatchObject({ refused: { code: 'slot_not_available' } })
})
