import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { contrastRatio } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { expect, test } from 'vitest'
import { readabilityWarnings } from './readability.ts'
import type { SnippetKind } from './code/snippets.ts'

const said = ((key: string, { ratio }: { ratio: string }) => `${key} ${ratio}`) as unknown as HostTranslate
const warnings = (change: Partial<typeof EMBED_DEFAULTS>, kind: SnippetKind = 'inline') =>
  readabilityWarnings({ ...EMBED_DEFAULTS, ...change }, kind, said)
const texts = (...of: Parameters<typeof warnings>) => warnings(...of).map(({ text }) => text)

test('the defaults are readable in every kind', () => {
  expect([...warnings({}), ...warnings({}, 'popup_widget')]).toEqual([])
})

test('text close to its background is said', () => {
  expect(texts({ textColor: '#CCCCCC' })).toEqual(['embed.hard_to_read 1.6'])
})

test('buttons close to the background are said', () => {
  expect(texts({ buttonColor: '#F0F0F0' })).toEqual(['embed.button_hard_to_see 1.1'])
})

test('the floating button is judged where there is one', () => {
  const yellow = { buttonBackground: '#FFFF00' }
  expect(warnings(yellow)).toEqual([])
  expect(texts(yellow, 'popup_widget')).toEqual(['embed.widget_hard_to_read 1.0'])
})

test('a contrast that just fails is not rounded to what is needed', () => {
  expect(texts({ textColor: '#777777' })).toEqual(['embed.hard_to_read 4.4'])
})

test.each<[Partial<typeof EMBED_DEFAULTS>, SnippetKind]>([
  [{ textColor: '#CCCCCC' }, 'inline'],
  [{ backgroundColor: '#808080', textColor: '#777777' }, 'popup_text'],
  [{ buttonColor: '#F0F0F0' }, 'iframe'],
  [{ buttonBackground: '#FFFF00' }, 'popup_widget'],
])('what is offered for %o is no trouble any more', (change, kind) => {
  const offered = warnings(change, kind).map(({ name, better }) => [name, better])
  expect(offered).toHaveLength(kind === 'popup_text' ? 2 : 1)
  expect(warnings({ ...change, ...Object.fromEntries(offered) }, kind)).toEqual([])
})

test('what is offered is as near to what was chosen as can be read', () => {
  const better = String(warnings({ textColor: '#CCAACC' })[0]?.better)
  expect(contrastRatio(better, '#FFFFFF')).toBeCloseTo(4.5, 0)
})
