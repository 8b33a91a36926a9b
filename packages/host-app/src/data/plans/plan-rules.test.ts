import { expect, test } from 'vitest'
import { isAppOrigin, isShutOut, popupOf } from './plan-rules.ts'

const server = {
  origin: 'https://meet.example',
  hasPlans: true,
  sellsPlans: false,
  blackFridayEnds: null,
  takesFeedback: true,
  zapierStandIn: null,
}

test.each([
  ['/', true],
  ['/availability', true],
  ['/settingsandmore', true],
  ['/upgrade', false],
  ['/payment-success', false],
  ['/settings', false],
  ['/settings/password', false],
])('a basic account is led from %s to the upgrade: %s', (path, isOut) => {
  expect(isShutOut({ account_type: 'basic', server }, path)).toBe(isOut)
  expect(isShutOut({ account_type: 'prime', server }, path)).toBe(false)
  expect(isShutOut({ account_type: 'basic', server: { ...server, hasPlans: false } }, path)).toBe(false)
})

test.each([
  ['https://meet.example', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['https://book.dana.example', false],
  ['https://meet.example.evil.example', false],
])('the dashboard is at home at %s: %s', (origin, isHome) => {
  expect(isAppOrigin(origin, { server })).toBe(isHome)
})

test('what an operator has written of a feature is found by its slug', () => {
  const me = {
    configs: [
      { slug: 'videos', data: 'no', popup: 'videos' },
      { slug: 'other', data: 'no', popup: null },
      { slug: 'gone', data: 'no', popup: 'gone' },
    ],
    upgrade_popups: [{ id: 'videos', html: '<b>Videos</b> come with Growth.' }],
  }
  expect(popupOf(me, 'videos')).toBe('<b>Videos</b> come with Growth.')
  expect(popupOf(me, 'other')).toBeUndefined()
  expect(popupOf(me, 'gone')).toBeUndefined()
})
