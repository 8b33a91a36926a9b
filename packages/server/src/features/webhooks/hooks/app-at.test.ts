import { expect, test } from 'vitest'
import { appAt } from './app-at.ts'

test.each([
  ['https://hooks.zapier.com/hooks/standard/1', 'zapier'],
  ['https://connect.pabbly.com/workflow/1', 'pabbly_connect'],
  ['https://notzapier.com/hook', 'other'],
  ['https://zapier.com.example.com/hook', 'other'],
])('%s is of %s', (address, app) => {
  expect(appAt(address)).toBe(app)
})
