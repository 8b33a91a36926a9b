// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollPage } from '../../fixtures.ts'
import { renderPage } from '../../server.tsx'
import { readOwnCalendar } from './read-own-calendar.ts'

const FILE = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'DTSTART:20270309T173000Z',
  'DTEND:20270309T180000Z',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

const root = () => document.getElementById('app') as HTMLElement
const busyStarts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-own-busy]')].map(({ dataset }) => dataset.start)

beforeEach(() => {
  const page = new DOMParser().parseFromString(renderPage(pollPage()).html, 'text/html')
  document.body.innerHTML = page.body.innerHTML
  readOwnCalendar(root())
})

// The next test file uses the same document.
afterEach(() => document.body.replaceChildren())

function dropped(text: string): Event {
  const drop = new Event('drop', { bubbles: true, cancelable: true })
  return Object.assign(drop, { dataTransfer: { files: [new File([text], 'own.ics')] } })
}

test('without a script the field is not there', () => {
  expect(renderPage(pollPage()).html).toMatch(/<div[^>]* hidden[^>]*data-calendar/)
  expect(document.querySelector<HTMLElement>('[data-calendar]')?.hidden).toBe(false)
})

test('a file that is dropped marks the times at which its owner is busy, and goes nowhere', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  root().dispatchEvent(dropped(FILE))
  await expect.poll(() => busyStarts()).toEqual(['2027-03-09T17:00:00.000Z'])
  const output = document.querySelector('[data-calendar] output')
  expect(output?.textContent).toBe('Busy in your calendar: 1')
  expect(sent).not.toHaveBeenCalled()
})

test('whole days have their dates, which are compared with dates of the file', () => {
  const days = renderPage(pollPage({ poll: { isAllDay: true, timeZone: 'America/New_York' } })).html
  expect(days).toContain('data-date="2027-03-')
  expect(renderPage(pollPage()).html).not.toContain('data-date')
})

test('what could not be read is said', async () => {
  root().dispatchEvent(dropped(FILE.replace('END:VEVENT', 'RRULE:FREQ=HOURLY\r\nEND:VEVENT')))
  await expect
    .poll(() => document.querySelector('[data-calendar] output')?.textContent)
    .toContain('We couldn’t read')
})

test('what hangs over it says that it can be let go', () => {
  const place = document.querySelector('[data-calendar]')
  root().dispatchEvent(new Event('dragover', { cancelable: true }))
  expect(place?.hasAttribute('data-over')).toBe(true)
  root().dispatchEvent(new Event('dragleave'))
  expect(place?.hasAttribute('data-over')).toBe(false)
})
