// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact'
import { expect, test, vi } from 'vitest'
import { eventPage, people } from '../../../fixtures.ts'
import { bookAsNoa, click, open } from '../../../opened-event-page.tsx'
import type { Services } from '../../../page/services.ts'

const SHEET = { from: Date.parse('2027-02-27T23:00:00Z'), to: Date.parse('2027-04-12T22:00:00Z') }
const ONLY = Date.parse('2027-03-04T14:00:00Z')

/** The page as the server writes it for the person in its address: each of them has one time alone. */
function written(href: string) {
  const person = new URLSearchParams(href).get('person')
  const slots = { ...SHEET, starts: [ONLY], next: null }
  return eventPage({ people, slots, options: { search: person === null ? '' : `?person=${person}` } })
}

function openChoice(fetchPage = (href: string) => Promise.resolve(written(href)), search = '') {
  const opened = vi.fn<Services['open']>()
  const services = {
    open: opened,
    fetchPage: async (href: string) => ({ data: await fetchPage(href), texts: {} as never }),
  }
  return { ...open(eventPage({ people, options: { search } }), undefined, undefined, services), opened }
}

const current = () =>
  [...screen.getByRole('group', { name: 'Pick a host' }).querySelectorAll('[aria-current]')].map(
    ({ textContent }) => textContent,
  )

test('a person’s times take the place of anybody’s, in the address as well, and the booking names them', async () => {
  const { addresses, call } = openChoice()
  expect(current()).toEqual(['Anyone'])
  click('Dana Reyes')
  expect(current()).toEqual(['Dana Reyes'])
  await waitFor(() => expect(addresses.at(-1)).toContain('person=dana'))
  click(/^15:00, /)
  await screen.findByLabelText('Name')
  await bookAsNoa()
  expect(call.mock.calls.at(-1)?.[1]).toMatchObject({ body: { person: 'dana' } })
})

test('anybody can be chosen again, and is in no address and no booking', async () => {
  const { addresses, call } = openChoice(undefined, '?person=kofi')
  expect(current()).toEqual(['Kofi Mensah'])
  click('Anyone')
  await waitFor(() => expect(addresses.at(-1)).toMatch(/^\?date=/))
  click(/^15:00, /)
  await screen.findByLabelText('Name')
  await bookAsNoa()
  expect(call.mock.calls.at(-1)?.[1]).toMatchObject({ body: { person: undefined } })
})

test('other months are asked for with the person, and without one where nobody may choose', async () => {
  const { call } = openChoice(undefined, '?person=kofi')
  click('Next month')
  await waitFor(() => expect(call.mock.calls.at(-1)?.[1].query).toMatchObject({ person: 'kofi' }))
})

test('the last of two presses counts', async () => {
  const answers = new Map<string, () => void>()
  const { page } = openChoice(
    async (href) => new Promise((resolve) => answers.set(href, () => resolve(written(href)))),
  )
  click('Dana Reyes')
  click('Kofi Mensah')
  for (const answer of [...answers.values()].toReversed()) answer()
  await waitFor(() => expect(page.settings.get().search).toBe('?person=kofi'))
  expect(current()).toEqual(['Kofi Mensah'])
})

test.each([
  ['the server cannot be reached', () => Promise.reject(new Error('offline'))],
  ['there is no choice any more', () => Promise.resolve(eventPage())],
])('where %s, the browser opens the page', async (_, fetchPage) => {
  const { opened } = openChoice(fetchPage)
  click('Dana Reyes')
  await waitFor(() => expect(opened).toHaveBeenCalledWith(expect.stringContaining('person=dana')))
})

test('a modifier key opens a new tab, and a page without people has no choice', () => {
  const { page } = openChoice()
  fireEvent.click(screen.getByRole('link', { name: 'Dana Reyes' }), { metaKey: true })
  expect([page.settings.get().search, current()]).toEqual(['', ['Anyone']])
})

test('the form says whom the invitee chose and where they are, and nobody where anybody comes', async () => {
  openChoice(undefined, '?person=dana')
  click(/^15:00, /)
  await screen.findByLabelText('Name')
  expect(current()).toEqual(['Dana ReyesNew York'])
  cleanup()
  openChoice()
  click(/^15:00, /)
  await screen.findByLabelText('Name')
  expect(screen.queryByText(/Dana Reyes|New York/)).toBeNull()
})
