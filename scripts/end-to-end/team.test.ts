import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Call, EventType, HostBooking, Team } from '../../packages/contract/src/index.ts'
import { ACTING_FOR, createClient } from '../../packages/contract/src/index.ts'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { eventsOf, fillIn, seenBy, slotsIn, watchHostPage } from './host-page.ts'
import { mailsTo } from './mailbox.ts'
import { origin, site } from './product.ts'
import { signedInAs } from './signed-in.ts'

// The people of an organization take the meetings of an event type: in turn, or whom the invitee chooses.

const browser = useBrowser()

interface TestTeam {
  owner: TestHost
  /** Calls of the owner, who acts for the organization. */
  call: Call
  id: string
  event: EventType
  /** The path of the event type's page. */
  path: string
}

/** An organization with two people besides its owner, and an event type. */
async function openTeam(names: readonly string[]): Promise<TestTeam> {
  const [owner, ...people] = await Promise.all([openHost(origin), ...names.map(openPerson)])
  const body = { name: 'Studio North', link: `studio-${crypto.randomUUID().slice(0, 8)}` }
  const { id, link } = await owner.call('POST /organizations', { body })
  const headers = () => ({ authorization: `Bearer ${owner.session.token}`, [ACTING_FOR]: id })
  const call = createClient({ origin, headers })
  for (const person of people) await join(call, person)
  const event = await call('POST /event-types', {
    body: { name: 'Call', slug: 'call', description: 'A call', locations: [{ kind: 'google_meet' }] },
  })
  return { owner, call, id, event, path: `${link}/call` }
}

async function openPerson(name: string): Promise<TestHost> {
  const person = await openHost(origin)
  await person.call('PATCH /settings', { body: { name } })
  return person
}

async function join(call: Call, person: TestHost): Promise<void> {
  await call('POST /organization/invitations', { body: { email: person.email, role: 'member' } })
  const [mail] = await mailsTo(origin, person.email, 2)
  const key = /\/organization\/accept\?key=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await person.call('POST /organization/accept', { query: { key } })
}

const EQUAL_TURNS = {
  weight: 1,
  priority: 1,
  caps: { perDay: null, perWeek: null },
  scheduleId: null,
  awayUntil: null,
}

/** Only these people take the meetings, in turn. */
async function takeTurns({ call, event }: TestTeam, names: readonly string[]): Promise<void> {
  const params = { id: event.id }
  const team = await call('GET /event-types/:id/team', { params })
  const { members } = await call('GET /organization')
  const [pool] = team.pools
  const people = members
    .filter(({ name }) => names.includes(name))
    .map(({ member_id }) => ({ ...EQUAL_TURNS, memberId: member_id, part: pool!.id }))
  await call('PUT /event-types/:id/team', { params, body: { ...team, everybody: false, people } })
}

async function openDashboard({ owner, id }: TestTeam, path: string): Promise<Page> {
  return browser.open(`${origin}${path}`, {}, signedInAs(owner, { 'scheduling.acting-for': id }))
}

async function bookingWith({ call }: TestTeam, email: string): Promise<HostBooking> {
  const { bookings } = await call('GET /bookings', { query: { q: email } })
  return bookings[0]!
}

const peopleIn = ({ people = [] }: HostBooking) => people.map(({ name }) => name)
const newEmail = () => `${crypto.randomUUID()}@park.example`

/** Books the first time of a page. */
async function bookOn(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main')
  await main.locator('a[href*="slot="]').first().click()
  await page.getByLabel('Name').fill('Robin Park')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
}

function saveIn(dashboard: Page): Locator {
  return dashboard.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' })
}

/** Who is next, as the team section says. */
function nextIn(dashboard: Page): Locator {
  const turns = dashboard.getByRole('table', { name: 'Counted this' })
  return turns.getByRole('row').filter({ hasText: 'Next' }).getByRole('rowheader').locator('bdi')
}

test('people are chosen for a round robin, with weights that are checked', async () => {
  const team = await openTeam(['Dana Reyes', 'Kofi Mensah'])
  const dashboard = await openDashboard(team, `/bookingpage/${team.event.id}#team`)
  await dashboard.getByRole('switch', { name: /^The whole organization/ }).uncheck()
  const save = saveIn(dashboard)
  for (const name of ['Dana Reyes', 'Kofi Mensah']) {
    await dashboard.getByRole('combobox', { name: 'Add a person to People' }).click()
    await dashboard.getByRole('option', { name }).click()
  }
  await dashboard.getByLabel('Weight of Dana Reyes').fill('101')
  await save.click()
  await dashboard.getByText('Enter a whole number from 1 to 100.').waitFor()
  expect(await dashboard.getByLabel('Weight of Dana Reyes').inputValue()).toBe('101')
  await dashboard.getByLabel('Weight of Dana Reyes').fill('1')
  await save.click()
  await dashboard.getByText('Team saved.').waitFor()
  await save.waitFor({ state: 'hidden' })
  expect(['Dana Reyes', 'Kofi Mensah']).toContain(await nextIn(dashboard).innerText())
})

test('the meeting goes to who is next, and somebody else takes it over', async () => {
  const team = await openTeam(['Dana Reyes', 'Kofi Mensah'])
  await takeTurns(team, ['Dana Reyes', 'Kofi Mensah'])
  const dashboard = await openDashboard(team, `/bookingpage/${team.event.id}#team`)
  const next = await nextIn(dashboard).innerText()

  const email = newEmail()
  await bookOn(await browser.open(`${origin}/${team.path}`), email)
  const booked = await bookingWith(team, email)
  expect(peopleIn(booked)).toEqual([next])
  await dashboard.reload()
  const other = next === 'Dana Reyes' ? 'Kofi Mensah' : 'Dana Reyes'
  await nextIn(dashboard).waitFor()
  // Turns are counted by month: on its last evening, the first free time is in the next one.
  const isThisMonth = booked.start.slice(0, 7) === new Date().toISOString().slice(0, 7)
  await expect.poll(async () => nextIn(dashboard).innerText()).toBe(isThisMonth ? other : next)

  await dashboard.goto(`${origin}/scheduled-events?booking=${booked.id}`)
  await dashboard.getByRole('button', { name: 'Reassign' }).click()
  await dashboard.getByRole('radio', { name: other }).check()
  await dashboard.getByRole('button', { name: 'Reassign meeting' }).click()
  await dashboard.getByText('Reassigned.').waitFor()
  const handed = await bookingWith(team, email)
  expect([peopleIn(handed), handed.start]).toEqual([[other], booked.start])
  // The counts follow.
  await dashboard.goto(`${origin}/bookingpage/${team.event.id}#team`)
  await nextIn(dashboard).waitFor()
  await expect.poll(async () => nextIn(dashboard).innerText()).toBe(next)
})

async function openChoice(): Promise<TestTeam> {
  const team = await openTeam(['Dana Reyes', 'Kofi Mensah'])
  const params = { id: team.event.id }
  const body: Team = { ...(await team.call('GET /event-types/:id/team', { params })), kind: 'choice' }
  await team.call('PUT /event-types/:id/team', { params, body })
  return team
}

test('the dashboard lets invitees choose, who choose a person on the page and get them', async () => {
  const team = await openTeam(['Dana Reyes', 'Kofi Mensah'])
  const dashboard = await openDashboard(team, `/bookingpage/${team.event.id}#team`)
  await dashboard.getByRole('radio', { name: 'The invitee chooses' }).check()
  await saveIn(dashboard).click()
  await dashboard.getByText('Team saved.').waitFor()
  const page = await browser.open(`${origin}/${team.path}`)
  const choice = page.getByRole('group', { name: 'Pick a host' })
  await choice.getByRole('link', { name: 'Kofi Mensah' }).click()
  await page.waitForURL(/person=/)
  expect(await choice.locator('[aria-current]').allInnerTexts()).toEqual(['Kofi Mensah'])
  const email = newEmail()
  await bookOn(page, email)
  expect(peopleIn(await bookingWith(team, email))).toEqual(['Kofi Mensah'])
})

test('so do invitees on the page of another site, whose address stays', async () => {
  const team = await openChoice()
  const address = await serveChanged(`${site}/inline.html`, (html) =>
    html.replaceAll('/demo/30min', `/${team.path}`),
  )
  const page = await browser.open(address, {}, watchHostPage)
  const frame = page.frameLocator('iframe')
  const choice = frame.getByRole('group', { name: 'Pick a host' })
  await choice.getByRole('link', { name: 'Dana Reyes' }).click()
  await expect.poll(async () => choice.locator('[aria-current]').allInnerTexts()).toEqual(['Dana Reyes'])
  await choice.and(frame.locator(':not([aria-busy])')).waitFor()
  await slotsIn(frame).first().click()
  const email = newEmail()
  await fillIn(frame, { name: 'Robin Park', email })
  await expect.poll(async () => (await eventsOf(page, 'booked')).length).toBe(1)
  const booking = await bookingWith(team, email)
  expect(peopleIn(booking)).toEqual(['Dana Reyes'])
  expect((await eventsOf(page, 'booked'))[0]?.detail).toMatchObject({ bookingId: booking.id })
  expect(page.url()).toBe(address)
  expect((await seenBy(page)).violations).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})
