// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { germanDaysOff } from '../fixture.ts'

const path = '/availability/days-off'

async function enter(label: string, value: string) {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
}

const christmas = () => screen.findByRole('switch', { name: /^Available: Christmas Day/ })
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add time away' }))

test('a country fills the list, and a holiday is switched on and off', async () => {
  const { state } = await renderApp({ path })
  fireEvent.click(await screen.findByRole('combobox', { name: 'Country' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Germany' }))
  fireEvent.click(await christmas())
  await waitFor(() => expect(state.daysOff.holidays[0]?.isAvailable).toBe(true))
  fireEvent.click(await christmas())
  await waitFor(() => expect(state.daysOff.holidays[0]?.isAvailable).toBe(false))
})

test('time away is added, and taken back with undo', async () => {
  const { state } = await renderApp({ path })
  await enter('First day', '2026-12-20')
  await enter('Last day', '2027-01-03')
  add()
  await screen.findByText('Sunday, December 20, 2026 – Sunday, January 3, 2027')
  await waitFor(() => expect(state.daysOff.away).toEqual([{ from: '2026-12-20', to: '2027-01-03' }]))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(state.daysOff.away).toEqual([]))
})

test('a range that ends before it begins is refused beside the field, and nothing is sent', async () => {
  const { state } = await renderApp({ path })
  await enter('First day', '2026-12-20')
  await enter('Last day', '2026-12-19')
  add()
  await screen.findByText(/^Choose a last day on or after the first/)
  expect(state.calls.some(({ route }) => route === 'PATCH /days-off')).toBe(false)
})

test('dates are changed in their row, and deleted with undo', async () => {
  const { state } = await renderApp({ path, state: { daysOff: structuredClone(germanDaysOff) } })
  const more = { name: 'More actions for Monday, February 15, 2027' }
  fireEvent.click(await screen.findByRole('button', more))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const row = screen.getByRole('button', { name: 'Save' }).closest('li') as HTMLElement
  fireEvent.change(within(row).getByLabelText('Last day'), { target: { value: '2027-02-16' } })
  fireEvent.click(within(row).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(state.daysOff.away[1]).toEqual({ from: '2027-02-15', to: '2027-02-16' }))
  fireEvent.click(await screen.findByRole('button', { name: /^More actions for Monday, December 28/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(state.daysOff.away).toHaveLength(1))
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
  await waitFor(() => expect(state.daysOff.away[0]).toEqual(germanDaysOff.away[0]))
})

test('dates that the server refuses stay in the form', async () => {
  const failing = new Map([['PATCH /days-off', { code: 'unavailable' as const }]])
  const { state } = await renderApp({ path, state: { failing } })
  await enter('First day', '2026-12-20')
  add()
  await waitFor(() => expect(state.calls.some(({ route }) => route === 'PATCH /days-off')).toBe(true))
  await waitFor(() => expect(screen.queryByText('Time away added')).toBeNull())
  expect((await screen.findByLabelText<HTMLInputElement>('First day')).value).toBe('2026-12-20')
})

test('a refused change is told, and what was there comes back', async () => {
  const failing = new Map([['PATCH /days-off', { code: 'unavailable' as const }]])
  const { state } = await renderApp({ path, state: { failing, daysOff: structuredClone(germanDaysOff) } })
  fireEvent.click(await screen.findByRole('switch', { name: /^Available: Boxing Day/ }))
  await waitFor(() => expect(state.calls.some(({ route }) => route === 'PATCH /days-off')).toBe(true))
  await waitFor(async () => {
    const holiday = await screen.findByRole<HTMLInputElement>('switch', { name: /^Available: Boxing Day/ })
    expect(holiday.checked).toBe(false)
  })
})
