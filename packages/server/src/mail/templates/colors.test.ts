import { contrastRatio, DARK, LIGHT } from '@scheduling/domain'
import { expect, it } from 'vitest'
import { accentFrom } from './colors.ts'

it.each([null, '#0090FF', '#FFD400', '#FFFFFF', '#000000', '#7F7F7F', '#E5484D', 'not a color'])(
  'can be read on buttons and as links when the host chose %s',
  (chosen) => {
    const { fill, onFill, link, linkOnDark } = accentFrom(chosen)
    expect(contrastRatio(fill, onFill)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(link, LIGHT.surface)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(linkOnDark, DARK.surface)).toBeGreaterThanOrEqual(4.5)
  },
)

it('keeps a color that can be read as it is', () => {
  expect(accentFrom('#7A1FA2').fill).toBe('#7A1FA2')
})
