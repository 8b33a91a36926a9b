// @vitest-environment happy-dom
import { DAY, MINUTE } from '@scheduling/domain'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { idOf } from '../../fixtures/fixture.ts'
import { renderApp } from '../../fixtures/render-app.tsx'
import { oneOffOf } from './fixture.ts'

test('nothing waits: what it is for, and one action', async () => {
  await renderApp({ path: '/timeslotpicker' })
  await screen.findByText('No one-off meetings yet')
})

test('times are picked in the week and to the minute, and the link is shown', async () => {
  const { state, router } = await renderApp({ path: '/timeslotpicker/new' })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Catch up' } })
  const week = within(await screen.findByRole('grid', { name: 'Times this week' }))
  fireEvent.click(await week.findByLabelText('Wednesday, November 25, 20:00'))
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-26' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add this time' }))
  await screen.findByText('2 times picked')
  fireEvent.click(screen.getByRole('switch', { name: /Hold these times/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }))
  await screen.findByText('The link is ready')
  const [added] = state.oneOffs
  expect(added).toMatchObject({
    name: 'Catch up',
    holdsTimes: true,
    slots: ['2026-11-25T19:00:00.000Z', '2026-11-26T08:00:00.000Z'],
  })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/timeslotpicker/${added?.id}`))
  await screen.findByRole('button', { name: 'Copy link' })
  const parts = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  expect(parts[0]?.textContent).toBe('Share a link')
})

test('without a time or a name nothing is sent, and both are said', async () => {
  const { state } = await renderApp({ path: '/timeslotpicker/new' })
  fireEvent.click(await screen.findByRole('button', { name: 'Create link' }))
  await screen.findByText('Pick at least one time')
  await screen.findByText('This field is required')
  expect(state.oneOffs).toEqual([])
})

test('the text has a link for each free time, in the zone of who gets it', async () => {
  await renderApp({ path: `/timeslotpicker/${idOf('one_off', 1)}`, state: { oneOffs: [oneOffOf({})] } })
  const text = await screen.findByText(/Do any of these times work for you\?/)
  await waitFor(() =>
    expect(text.textContent).toContain(
      'https://meet.example/anna/k3v9x0q2m7ta?slot=2026-11-27T10%3A20%3A00.000Z&timezone=Europe%2FBerlin',
    ),
  )
  expect(text.textContent?.match(/https:/g)).toHaveLength(2)
  await screen.findByText(/no longer free/)
})

test('deleting asks first, and says that its link has expired', async () => {
  const { state } = await renderApp({ path: '/timeslotpicker', state: { oneOffs: [oneOffOf({})] } })
  fireEvent.click(await screen.findByRole('button', { name: 'More actions for Contract review' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Contract review?' }))
  expect(state.oneOffs).toHaveLength(1)
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Contract review deleted. Its link has expired.')
  expect(state.oneOffs).toEqual([])
})

async function create(path: string) {
  const errors = [{ path, reason: 'in_the_past', message: 'x' }]
  const failing = new Map([['POST /one-offs', { code: 'invalid_input' as const, errors }]])
  await renderApp({ path: '/timeslotpicker/new', state: { failing } })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Catch up' } })
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-26' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add this time' }))
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }))
}

test('a refused last day is said at its field', async () => {
  await create('expiresAt')
  const field = screen.getByLabelText(/^Link works until/)
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
})

test('a refused time is said above the picked ones', async () => {
  await create('slots[0]')
  await screen.findByText('This is in the past. Choose a later day or time.')
})

test('when the answer got lost, pressing again asks for the same one', async () => {
  const failing = new Map([['POST /one-offs', { code: 'internal_error' as const }]])
  const { state } = await renderApp({ path: '/timeslotpicker/new', state: { failing } })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Catch up' } })
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-26' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add this time' }))
  const sent = () => state.calls.filter(({ route }) => route === 'POST /one-offs')
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }))
  await screen.findByRole('alert')
  state.failing.clear()
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }))
  await screen.findByText('The link is ready')
  const keys = sent().map(({ args }) => args.idempotencyKey)
  expect(keys).toEqual([expect.any(String), keys[0]])
})

async function pickTwo(): Promise<void> {
  const times = await screen.findAllByRole('button', { name: /^\d\d:\d\d$/ })
  for (const time of times.slice(0, 2)) fireEvent.click(time)
}

test('the list leads to free times for an email', async () => {
  const { router } = await renderApp({ path: '/timeslotpicker' })
  fireEvent.click(await screen.findByRole('link', { name: 'Times for an email' }))
  await screen.findByText('Pick at least one time.')
  expect(router.state.location.pathname).toBe('/externaltimeslot')
})

test('free times become links for a mail, and nothing is held', async () => {
  const { state } = await renderApp({ path: '/externaltimeslot' })
  expect(await screen.findByText('Pick at least one time.')).toBeTruthy()
  await pickTwo()
  const links = await screen.findAllByRole('link', { name: /, \d\d:\d\d$/ })
  expect(links).toHaveLength(2)
  for (const link of links)
    expect(link.getAttribute('href')).toMatch(/^https:\/\/meet\.example\/anna\/[\w-]+\?slot=2026-/)
  expect(state.oneOffs).toEqual([])
})

test('free times left open until the next week are those of that week', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { state } = await renderApp({ path: '/externaltimeslot' })
  await screen.findByRole('heading', { name: /23 – .*29/ })
  state.now += 7 * DAY
  act(() => void vi.advanceTimersByTime(MINUTE))
  await screen.findByRole('heading', { name: /30 – .*6/ })
})

test('times copied for email come with a picture of what is still free, and without it if it cannot be had', async () => {
  const copied: string[] = []
  vi.stubGlobal('ClipboardItem', function keep(parts: Record<string, Blob>) {
    void parts['text/html']?.text().then((html) => copied.push(html))
  })
  Object.assign(navigator.clipboard, { write: async () => {} })
  const { state } = await renderApp({ path: '/externaltimeslot' })
  await pickTwo()
  fireEvent.click(await screen.findByRole('button', { name: 'Copy for email' }))
  await expect.poll(() => copied).toEqual(['<p>Times</p>'])
  state.failing.set('POST /times-blocks', { code: 'unavailable' })
  fireEvent.click(screen.getByRole('button', { name: 'Copy for email' }))
  await expect.poll(() => copied[1]).toContain('?slot=2026-')
  vi.unstubAllGlobals()
})

test('held times are those of a one-off, whose link is pasted', async () => {
  const { state } = await renderApp({ path: '/externaltimeslot' })
  await pickTwo()
  fireEvent.click(screen.getByRole('switch', { name: /Hold these times/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Hold times and create the link' }))
  await screen.findByText(/These times are held/)
  const [added] = state.oneOffs
  expect(added).toMatchObject({ holdsTimes: true, slots: [expect.any(String), expect.any(String)] })
  const links = await screen.findAllByRole('link', { name: /, \d\d:\d\d$/ })
  expect(links[0]?.getAttribute('href')).toContain(`/${added?.slug}?slot=`)
})
