// @vitest-environment happy-dom
import { DAY } from '@scheduling/domain'
import { fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { eventPage, NOW } from '../../../fixtures.ts'
import { click, open } from '../../../opened-event-page.tsx'

test('a screen reader hears how many times a day has, and the focus follows a key', async () => {
  open()
  click('Tuesday, 2 March 2027, 31 times free')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Tuesday 2 March, 31 times free'))
  expect(document.activeElement?.textContent).toBe('Tuesday 2 March')
})

test('arrow keys walk over the days, also into the next month', async () => {
  const { call } = open()
  const grid = screen.getByRole('grid')
  const days = () => within(grid)
  const today = days().getByRole('link', { name: /^Monday, 1 March/ })
  await waitFor(() => expect(today.tabIndex).toBe(0))
  today.focus()
  fireEvent.keyDown(today, { key: 'ArrowDown' })
  await waitFor(() => expect(document.activeElement?.getAttribute('data-date')).toBe('2027-03-08'))
  fireEvent.keyDown(document.activeElement as Element, { key: 'End' })
  await waitFor(() => expect(document.activeElement?.getAttribute('data-date')).toBe('2027-03-14'))
  fireEvent.keyDown(document.activeElement as Element, { key: 'PageDown' })
  await waitFor(() => expect(document.activeElement?.getAttribute('data-date')).toBe('2027-04-14'))
  expect(call).toHaveBeenCalledTimes(1)
})

async function focusOn(date: string) {
  const day = document.querySelector<HTMLElement>(`[data-date="${date}"]`)!
  await waitFor(() => expect(day.hasAttribute('tabindex')).toBe(true))
  day.focus()
}

async function press(key: string, date: string) {
  fireEvent.keyDown(document.activeElement!, { key })
  await waitFor(() => expect(document.activeElement?.getAttribute('data-date')).toBe(date))
}

test.each([
  ['PageUp', '2027-04-12', '2027-03-12', 'the day a month before, where that can still be booked'],
  ['PageUp', '2027-04-05', '2027-03-09', 'today, where that day is over'],
  ['ArrowUp', '2027-04-02', '2027-03-26', 'the week before, though its month has to be drawn'],
])('from a later month %s leads from %s to %s: %s', async (key, from, to) => {
  open(eventPage({ date: from }), NOW + 8 * DAY)
  await focusOn(from)
  await press(key, to)
})

test('from a day of the next month on this one’s sheet, PageDown leads a month further', async () => {
  open(eventPage({ date: '2027-03-10' }))
  await focusOn('2027-04-07')
  await press('PageDown', '2027-05-07')
  expect(screen.getByRole('heading', { name: 'May 2027' })).toBeTruthy()
})

test('keys lead no further than the last month that can be booked', async () => {
  open(eventPage({ date: '2027-03-10', event: { lastDate: '2027-04-20' } }))
  await focusOn('2027-04-07')
  fireEvent.keyDown(document.activeElement!, { key: 'PageDown' })
  expect(document.activeElement?.getAttribute('data-date')).toBe('2027-04-07')
})

test('the button that has led to the last month keeps the focus, whatever was reached by key before', async () => {
  open(eventPage({ date: '2027-03-29', event: { lastDate: '2027-04-20' } }))
  await focusOn('2027-03-29')
  await press('ArrowDown', '2027-04-05')
  const button = screen.getByRole('link', { name: 'Next month' })
  button.focus()
  fireEvent.click(button)
  await screen.findByRole('heading', { name: 'April 2027' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(button)
  // Without an address, only a tabindex lets it have the focus.
  expect([button.hasAttribute('href'), button.getAttribute('tabindex')]).toEqual([false, '-1'])
})

test('a screen reader hears which time was picked, and no longer how many the day had', async () => {
  open()
  click('Tuesday, 2 March 2027, 31 times free')
  click('10:15, Tuesday 2 March')
  const title = await screen.findByRole('heading', { name: 'Your details' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  const described = document.getElementById(title.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toMatch(/^Tuesday, 2 March 2027.*10:15 – 10:45/)
  await waitFor(() => expect(screen.queryByText(/times free$/)).toBeNull())
})

/** Does what browsers do to translate a page: replaces text nodes with their own. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    const font = document.createElement('font')
    font.textContent = text.textContent
    text.parentNode?.replaceChild(font, text)
  }
}

type Page = ReturnType<typeof open>['page']

const clickOn = (selector: string) => fireEvent.click(document.querySelector(selector)!)

test.each([
  ['another day', () => clickOn('[data-date="2027-03-02"]'), '#day', 'Tuesday 2 March'],
  ['how many times it has', () => clickOn('[data-date="2027-03-02"]'), '#day + p', '31 times free'],
  [
    'what a screen reader hears',
    () => clickOn('[data-date="2027-03-02"]'),
    '[role=status]',
    'Tuesday 2 March, 31 times free',
  ],
  ['another month', () => clickOn('[aria-label="Next month"]'), '#month', 'April 2027'],
  ['another clock', () => clickOn('[aria-label="Time format"] a'), 'main li a[href*=slot]', '1:00\u00A0pm'],
  ['another zone', (page: Page) => page.setTimeZone('Asia/Tokyo', true), '[aria-haspopup]', /Tokyo/],
])(
  'where the browser has translated the page, %s is said all the same',
  async (_what, change, place, said) => {
    const { page } = open()
    await waitFor(() => expect(document.querySelector('[aria-haspopup]')).toBeTruthy())
    translate()
    change(page)
    await waitFor(() =>
      expect(document.querySelector(place)?.textContent).toEqual(expect.stringMatching(said)),
    )
  },
)

test('another zone regroups the times, names itself in the address, and asks nothing', async () => {
  const { page, call, addresses } = open()
  page.setTimeZone('America/New_York', true)
  await screen.findByText('New York')
  expect(screen.getByRole('status').textContent).toBe('Time zone: New York, Eastern Time')
  expect(screen.getByRole('link', { name: '07:00, Monday 1 March' })).toBeTruthy()
  expect(addresses.at(-1)).toBe('?timezone=America/New_York&date=2027-03-01')
  expect(call).not.toHaveBeenCalled()
})

test('an hour that the clock shows twice tells its offset wherever it stands', async () => {
  // Around the end of summer time in New York: half hours from midnight to three.
  const midnight = Date.parse('2026-11-01T04:00:00Z')
  const starts = Array.from({ length: 8 }, (_, index) => midnight + index * 30 * 60_000)
  open(
    eventPage({
      options: {
        timeZone: 'America/New_York',
        now: Date.parse('2026-10-30T08:00:00Z'),
        timeZoneGuessed: false,
      },
      slots: { from: midnight - DAY, to: midnight + 20 * DAY, starts, next: null },
      date: '2026-11-01',
    }),
  )
  const names = screen.getAllByRole('link', { name: /, Sunday 1 November$/ }).map((link) => link.textContent)
  expect(names).toEqual([
    '00:00',
    '00:30',
    '01:00 GMT−4',
    '01:30 GMT−4',
    '01:00 GMT−5',
    '01:30 GMT−5',
    '02:00',
    '02:30',
  ])
  click('01:30 GMT−4, Sunday 1 November')
  expect(await screen.findByText(/^01:30.GMT−4 – 01:00.GMT−5$/)).toBeTruthy()
  expect(screen.getByText('Eastern Daylight Time (New York)')).toBeTruthy()
})

test('the sheet begins with the present week, and keys lead to nothing earlier', async () => {
  open(eventPage({ date: '2027-03-10' }), NOW + 9 * DAY)
  const grid = screen.getByRole('grid')
  const rows = within(grid).getAllByRole('row').slice(1)
  expect(rows).toHaveLength(6)
  expect(rows[0]?.querySelector('a')?.dataset.date).toBe('2027-03-08')
  // A phone hides all of these weeks but one.
  expect(rows.filter((row) => row.dataset.beyond)).toEqual(rows.slice(4))
  const shown = within(grid).getByRole('link', { name: /^Wednesday, 10 March/ })
  await waitFor(() => expect(shown.tabIndex).toBe(0))
  shown.focus()
  fireEvent.keyDown(shown, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(shown)
})

test('an address far ahead of everything leads to the first free day', () => {
  const [from, to] = [Date.parse('2029-03-01T00:00:00Z'), Date.parse('2029-04-20T00:00:00Z')]
  open(eventPage({ date: '2029-03-08', slots: { from, to, starts: [], next: NOW } }))
  expect(screen.getByText('March 2029: no free times')).toBeTruthy()
  expect(screen.getByText('The first free day is Monday, 1 March 2027.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show free times' }).getAttribute('href')).toBe('?date=2027-03-01')
})

test('times that could not be had offline come by themselves once somebody is back', async () => {
  const { call } = open()
  call.mockRejectedValueOnce({ code: 'offline' })
  click('Next month')
  await screen.findByText(/^You’re offline\./)
  fireEvent(window, new Event('online'))
  await screen.findByRole('heading', { name: /April$/ })
  expect(call).toHaveBeenCalledTimes(2)
})

test('a browser’s zone is taken without a word in the address', async () => {
  const { page, addresses } = open()
  page.setTimeZone('Asia/Tokyo', false)
  await screen.findByText('Tokyo')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(addresses).toEqual([])
})

test('the clock can be read in twelve hours', async () => {
  open()
  click('12h')
  expect(await screen.findByRole('link', { name: /^1:00.pm, Monday 1 March$/ })).toBeTruthy()
})

test('a click on a day without times chooses nothing, and its calendar has the words for that', async () => {
  open()
  const full = screen.getAllByRole('link', { name: /no free times$/ })[0] as HTMLElement
  await waitFor(() => expect(full.hasAttribute('tabindex')).toBe(true))
  const [day] = screen.getAllByRole('heading', { level: 2 }).slice(-1)
  const shown = day?.textContent
  full.focus()
  fireEvent.click(full)
  expect(day?.textContent).toBe(shown)
  // The style sheet shows them while the day has the focus.
  expect(full.closest('[data-full]')?.getAttribute('data-full')).toBe('The selected date is not available')
  expect([document.activeElement, full.getAttribute('aria-disabled')]).toEqual([full, 'true'])
})
