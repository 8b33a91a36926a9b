import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import type { HostTranslate } from '@scheduling/messages/host'
import { expect, test } from 'vitest'
import { readabilityWarnings } from './readability.ts'
import type { SnippetKind } from './snippets.ts'

const keys = ((key: string) => key) as unknown as HostTranslate
const warnings = (change: Partial<typeof EMBED_DEFAULTS>, kind: SnippetKind = 'inline') =>
  readabilityWarnings({ ...EMBED_DEFAULTS, ...change }, kind, keys)

test('the defaults are readable in every kind', () => {
  expect([...warnings({}), ...warnings({}, 'popup_widget')]).toEqual([])
})

test('text close to its background is said', () => {
  expect(warnings({ textColor: '#CCCCCC' })).toEqual(['embed.hard_to_read'])
})

test('buttons close to the background are said', () => {
  expect(warnings({ buttonColor: '#F0F0F0' })).toEqual(['embed.button_hard_to_see'])
})

test('the floating button is judged where there is one', () => {
  const yellow = { buttonBackground: '#FFFF00' }
  expect(warnings(yellow)).toEqual([])
  expect(warnings(yellow, 'popup_widget')).toEqual(['embed.widget_hard_to_read'])
})
