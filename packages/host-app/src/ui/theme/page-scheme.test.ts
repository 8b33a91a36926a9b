import { expect, test } from 'vitest'
import { schemeOfPage } from './page-scheme.ts'

test.each([
  ['/externaltimeslot', 'auto'],
  ['/external-dynamic', 'auto'],
  ['/external-dynamic-campaign', 'auto'],
  ['/create-video-embed', 'auto'],
  ['/weezly-connect-billing', 'light'],
  ['/integrations', undefined],
])('%s has the scheme %s', (path, scheme) => {
  expect(schemeOfPage(path)).toBe(scheme)
})
