// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { busyDay } from '../calendars/fixture.ts'
import { idOf } from '../../fixtures/fixture.ts'
import { scheduleOf } from './fixture.ts'

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

test('the default schedule is open at first', async () => {
  await renderApp({ path: '/availability' })
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Working hours')
})

test('hours of a day are copied to others', async () => {
  const { state } = await renderApp({ path: `/availability/${idOf('schedule', 2)}` })
  fireEvent.click(await screen.findByRole('button', { name: 'Copy the hours of Wednesday to other days' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Tuesday' }))
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  save()
  await waitFor(() => expect(state.schedules[1]?.weekly.tue).toEqual(state.schedules[1]?.weekly.wed))
})

test('a typed time is read as people write it', async () => {
  const { state } = await renderApp({ path: '/availability' })
  const start = await screen.findByLabelText('Monday, start')
  fireEvent.change(start, { target: { value: '7.30am' } })
  fireEvent.blur(start)
  save()
  await waitFor(() => expect(state.schedules[0]?.weekly.mon).toEqual([{ start: '07:30', end: '17:00' }]))
})

test('two tabs that changed the hours: what is asked about has its name', async () => {
  const { state } = await renderApp({ path: '/availability' })
  const start = await screen.findByLabelText('Monday, start')
  fireEvent.change(start, { target: { value: '7:30' } })
  fireEvent.blur(start)
  const theirs = scheduleOf({ id: state.schedules[0]!.id })
  state.schedules[0] = { ...theirs, weekly: { ...theirs.weekly, mon: [{ start: '11:00', end: '12:00' }] } }
  state.failing.set('PATCH /availability/:id', { code: 'changed_meanwhile' })
  save()
  await screen.findByText(/someone else: Weekly hours\. We kept what you typed/)
})

test('times that overlap are refused beside them', async () => {
  const { state } = await renderApp({ path: '/availability' })
  fireEvent.click(await screen.findByRole('button', { name: 'Add hours on Monday' }))
  const starts = await screen.findAllByLabelText('Monday, start')
  const second = starts[1] as HTMLElement
  fireEvent.change(second, { target: { value: '10:00' } })
  fireEvent.blur(second)
  const problem = await screen.findByText('These hours overlap')
  // The list of the field would cover a message below it.
  expect(problem.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  save()
  expect(state.calls.some(({ route }) => route === 'PATCH /availability/:id')).toBe(false)
})

test('hours are painted with the keyboard, and what was painted is undone', async () => {
  const { state } = await renderApp({ path: `/availability/${idOf('schedule', 2)}` })
  const grid = await screen.findByRole('grid', { name: 'Your week' })
  const cell = within(grid).getByLabelText('Monday 09:00 – 09:30, Unavailable')
  cell.focus()
  fireEvent.keyDown(cell, { key: 'ArrowDown', shiftKey: true })
  fireEvent.keyDown(cell, { key: 'ArrowRight', shiftKey: true })
  fireEvent.keyDown(cell, { key: ' ' })
  await screen.findByText('Available: Monday and Tuesday, 09:00 – 10:00')
  await within(grid).findByLabelText('Tuesday 09:30 – 10:00, available')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await within(grid).findByLabelText('Tuesday 09:30 – 10:00, Unavailable')
  fireEvent.keyDown(cell, { key: ' ' })
  save()
  await waitFor(() => expect(state.schedules[1]?.weekly.tue).toEqual([{ start: '09:30', end: '10:00' }]))
})

test('the week shows when its host is busy, where that stands, and what it is', async () => {
  const [dentist] = busyDay()
  if (!dentist) throw new Error('A day without anything')
  const next = { start: '2026-12-02T08:00:00Z', end: '2026-12-02T09:00:00Z', calendar: 'Team', title: null }
  const calendarBusy = [dentist, { ...dentist, ...next }]
  await renderApp({ path: '/availability', state: { bookings: [], calendarBusy } })
  const grid = await screen.findByRole('grid', { name: 'Your week' })
  const cell = () => within(grid).getByLabelText(/^Wednesday 09:00 – 09:30/).title
  await waitFor(() => expect(cell()).toBe('Dentist, noor@gmail.example'))
  expect(screen.getByText(/Wednesday, November 25, 09:00 – 10:00/).textContent).toContain(
    'Dentist, noor@gmail.example',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Next week' }))
  await waitFor(() => expect(cell()).toBe('Busy, Team'))
})

test('a date is taken off on the calendar', async () => {
  const { state } = await renderApp({ path: '/availability' })
  fireEvent.click(await screen.findByRole('button', { name: 'Friday, November 27' }))
  fireEvent.click(await screen.findByLabelText('Unavailable', { selector: 'input' }))
  save()
  await waitFor(() =>
    expect(state.schedules[0]?.overrides).toEqual([
      { date: '2026-11-27', ranges: [] },
      { date: '2026-12-24', ranges: [] },
    ]),
  )
})

test('the default schedule cannot be deleted, and a click says what to do first', async () => {
  const { state } = await renderApp({ path: '/availability' })
  fireEvent.click(await screen.findByRole('button', { name: 'More actions for Working hours' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByText('Cannot delete availability. Make another one the default first.')
  expect(state.calls.some(({ route }) => route.startsWith('DELETE '))).toBe(false)
})

test('another default is made at once, and taken back with undo', async () => {
  const { state } = await renderApp({ path: `/availability/${idOf('schedule', 2)}` })
  fireEvent.click(await screen.findByRole('button', { name: 'Make default' }))
  await waitFor(() => expect(state.schedules.map(({ is_default }) => is_default)).toEqual([false, true]))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(state.schedules.map(({ is_default }) => is_default)).toEqual([true, false]))
})

test('deleting says what happens to the event types that use it', async () => {
  const { router } = await renderApp({ path: `/availability/${idOf('schedule', 2)}` })
  fireEvent.click(await screen.findByRole('button', { name: 'More actions for Evenings and nights' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('1 event type uses it. It keeps these hours as custom hours')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Availability deleted')
  await waitFor(() => expect(router.state.location.pathname).toBe('/availability'))
})

test('a second click while a schedule is added adds no second one', async () => {
  const { state } = await renderApp({ path: '/availability' })
  const before = state.schedules.length
  const add = await screen.findByRole('button', { name: 'New schedule' })
  fireEvent.click(add)
  fireEvent.click(add)
  await waitFor(() => expect(state.schedules).toHaveLength(before + 1))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'New schedule' }).hasAttribute('disabled')).toBe(false),
  )
  expect(state.schedules).toHaveLength(before + 1)
})

test('each new schedule has a name of its own', async () => {
  const { state } = await renderApp({ path: '/availability' })
  for (const count of [1, 2, 3]) {
    fireEvent.click(await screen.findByRole('button', { name: 'New schedule' }))
    await waitFor(() =>
      expect(state.schedules.filter(({ name }) => name.startsWith('New schedule'))).toHaveLength(count),
    )
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'New schedule' }).hasAttribute('disabled')).toBe(false),
    )
  }
  expect(state.schedules.map(({ name }) => name).slice(-3)).toEqual([
    'New schedule',
    'New schedule 2',
    'New schedule 3',
  ])
})

test('hours are copied to all weekdays at once', async () => {
  const { state } = await renderApp({ path: `/availability/${idOf('schedule', 2)}` })
  const weekly = () => state.schedules[1]?.weekly
  const before = weekly()
  fireEvent.click(await screen.findByRole('button', { name: 'Copy the hours of Monday to other days' }))
  fireEvent.click(await screen.findByLabelText('Weekdays'))
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  save()
  const evening = [{ start: '18:00', end: '21:00' }]
  const copied = { mon: evening, tue: evening, wed: evening, thu: evening, fri: evening }
  await waitFor(() => expect(weekly()).toEqual({ ...before, ...copied }))
})

test('several days are taken off at once, with Shift', async () => {
  const { state } = await renderApp({ path: '/availability' })
  fireEvent.click(await screen.findByRole('button', { name: 'Wednesday, November 25' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Friday, November 27' }), { shiftKey: true })
  await screen.findByRole('heading', { name: 'Wednesday, November 25 – Friday, November 27' })
  fireEvent.click(await screen.findByLabelText('Unavailable', { selector: 'input' }))
  save()
  await waitFor(() =>
    expect(state.schedules[0]?.overrides.map(({ date }) => date)).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-12-24',
    ]),
  )
})

test('the painted week shows a day off as such, and not the usual hours', async () => {
  const dayOff = scheduleOf({ overrides: [{ date: '2026-11-26', ranges: [] }] })
  await renderApp({ path: '/availability', state: { schedules: [dayOff] } })
  const grid = await screen.findByRole('grid', { name: 'Your week' })
  within(grid).getByLabelText('Wednesday 09:00 – 09:30, available')
  within(grid).getByLabelText('Thursday 09:00 – 09:30, Unavailable (date override)')
  screen.getByText(/Underlined days have a date override/)
  fireEvent.click(screen.getByRole('button', { name: 'Next week' }))
  await within(grid).findByLabelText('Thursday 09:00 – 09:30, available')
  expect(screen.queryByText(/Underlined days/)).toBeNull()
})
