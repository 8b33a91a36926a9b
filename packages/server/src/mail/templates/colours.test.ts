import { contrastRatio } from '@scheduling/domain'
import { expect, it } from 'vitest'
import { accentFrom, dark, light } from './colours.ts'

it.each([null, '#0090FF', '#FFD400', '#FFFFFF', '#000000', '#7F7F7F', '#E5484D', 'not a colour'])(
  'can be read on buttons and as links when the host chose %s',
  (chosen) => {
    const { fill, onFill, link, linkOnDark } = accentFrom(chosen)
    expect(contrastRatio(fill, onFill)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(link, light.card)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(linkOnDark, dark.card)).toBeGreaterThanOrEqual(4.5)
  },
)

it('keeps text readable on page and card, light and dark', () => {
  for (const look of [light, dark])
    for (const ground of [look.page, look.card])
      for (const colour of [look.text, look.muted])
        expect(contrastRatio(colour, ground)).toBeGreaterThanOrEqual(4.5)
})

it('keeps a colour that can be read as it is', () => {
  expect(accentFrom('#7A1FA2').fill).toBe('#7A1FA2')
})
