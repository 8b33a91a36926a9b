// @vitest-environment happy-dom
import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { booking, eventPage, NOW } from '../../../fixtures.ts'
import { bookAsNoa, click, open, type } from '../../../opened-event-page.tsx'

const slot = Date.parse('2027-03-04T14:00:00Z')

const counted = { conversions: { google: ['G-AB12', 'GTM-XY'], meta: '777' } }

test('where the owner wants it the visitor is led on after booking, and can go on by hand', async () => {
  const { call, leave } = open(eventPage({ slot }))
  const redirect = 'https://shop.example/thanks'
  call.mockResolvedValueOnce({ state: 'booked', booking, manageToken: 'token', redirect })
  type('Name', 'Noa')
  type('Email', 'noa@example.com')
  click('Confirm booking', 'button')
  const link = await screen.findByRole('link', { name: 'Continue' })
  expect(link.getAttribute('href')).toBe(redirect)
  expect(link.getAttribute('target')).toBe('_top')
  expect(leave).toHaveBeenCalledExactlyOnceWith(redirect)
})

test('before anything is counted on a direct visit the visitor is asked, and who agrees is counted after booking', async () => {
  const { count } = open(eventPage({ slot, ...counted }))
  screen.getByText('Can Mira Lindqvist tell Google and Meta about this booking?')
  click('Allow', 'button')
  expect(screen.getByRole('button', { name: 'Allow' }).getAttribute('aria-pressed')).toBe('true')
  expect(count.mock.calls.flat(2)).toEqual([])
  await bookAsNoa()
  expect(count.mock.calls.flatMap(([conversions]) => conversions.map(([name]) => name))).toEqual([
    'gtag',
    'dataLayer',
    'fbq',
  ])
})

test.each([
  ['refuses', () => click('No, thanks', 'button')],
  ['does not answer', () => undefined],
])('who %s is not counted', async (_what, answer) => {
  const { count } = open(eventPage({ slot, ...counted }))
  answer()
  await bookAsNoa()
  expect(count).not.toHaveBeenCalled()
})

test('who was too quick for the question can answer it after booking', async () => {
  const { count } = open(eventPage({ slot, ...counted }))
  await bookAsNoa()
  click('Allow', 'button')
  expect(count).toHaveBeenCalledOnce()
})

test.each([
  ['in a frame, where the site asks', eventPage({ slot, ...counted }), false],
  ['where nothing is connected', eventPage({ slot }), true],
  [
    'where only a container is, which is told nothing here',
    eventPage({ slot, conversions: { google: ['GTM-XY'], meta: null } }),
    true,
  ],
])('nobody is asked %s', async (_where, data, mayAsk) => {
  open(data, NOW, mayAsk)
  await bookAsNoa()
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
})
