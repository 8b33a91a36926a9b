import { loadHostTranslator } from '@scheduling/messages/host'
import { expect, test } from 'vitest'
import { reasonText } from './reason-text.ts'

const t = await loadHostTranslator('en')

test.each([
  ['status 404', 'The server responded with 404.'],
  ['port 6379', 'Websites don’t use port 6379.'],
  ['not_public', 'No public server can be found there.'],
  ['too_slow', 'Reading it took too long.'],
  ['something new', 'something new'],
])('"%s" is said as "%s"', (detail, text) => {
  expect(reasonText(detail, t)).toBe(text)
})
