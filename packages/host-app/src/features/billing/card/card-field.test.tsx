// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { me } from '../../accounts/fixture.ts'
import { subscribed } from '../fixture.ts'

const seller = {
  ...me,
  plan_type: 'growth_monthly',
  server: { ...me.server, hasPlans: true, sellsPlans: true },
}

afterEach(() => {
  vi.useRealTimers()
})

/** Opens the card fields with fake timers. */
async function openFields(): Promise<void> {
  await renderApp({ path: '/settings/billing', state: { me: seller, billing: subscribed } })
  const opener = await screen.findByRole('button', { name: 'Update card' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(opener)
  await expect
    .poll(() => {
      vi.advanceTimersByTime(50)
      return screen.queryByLabelText('Credit or debit card number')
    })
    .not.toBeNull()
}

test('the number of a card has the focus once its frame is there', async () => {
  await openFields()
  vi.advanceTimersByTime(500)
  expect(document.activeElement).toBe(screen.getByLabelText('Credit or debit card number'))
})

test('whoever types already keeps the focus', async () => {
  await openFields()
  const expiry = screen.getByLabelText('Credit or debit card expiration date')
  expiry.focus()
  vi.advanceTimersByTime(500)
  expect(document.activeElement).toBe(expiry)
})

test('whoever has typed a card and walked on stays where they are', async () => {
  await openFields()
  const save = screen.getByRole('button', { name: 'Update card' })
  fireEvent.input(screen.getByLabelText('Credit or debit card number'), { target: { value: '4242' } })
  save.focus()
  vi.advanceTimersByTime(500)
  expect(document.activeElement).toBe(save)
})

test('so does whoever walks with the keys', async () => {
  await openFields()
  const opener = screen.getByRole('button', { name: 'Update card' })
  fireEvent.keyDown(opener, { key: 'Tab' })
  opener.focus()
  vi.advanceTimersByTime(500)
  expect(document.activeElement).toBe(opener)
})

test.each([
  ['is_on_its_way', true],
  ['works', false],
] as const)('a frame that %s: something is said to come is %s', async (paymentClient, isBusy) => {
  await renderApp({ path: '/upgrade?tier=growth&period=monthly', state: { me: seller, paymentClient } })
  const card = await screen.findByRole('group', { name: 'Card' })
  await within(card).findByLabelText('Credit or debit card number')
  expect(card.getAttribute('aria-busy')).toBe(String(isBusy))
})
