import { contrastRatio } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { chosenColours, paletteOf, schemesOf } from './theme.ts'

const nothing = { background: null, text: null, button: null }

test.each([
  ['nothing is given', nothing, 'light'],
  ['nothing is given, in the dark', nothing, 'dark'],
  ['the specification’s defaults', { background: '#FFFFFF', text: '#000000', button: '#0090FF' }, 'light'],
  ['text as pale as the background', { background: '#FFFFFF', text: '#EEEEEE', button: '#FFFFFF' }, 'light'],
  ['a yellow button', { background: null, text: null, button: '#FFE600' }, 'light'],
  ['a yellow button in the dark', { background: null, text: null, button: '#FFE600' }, 'dark'],
  ['a middling background', { background: '#808080', text: '#777777', button: '#888888' }, 'light'],
  ['red on red', { background: '#C00000', text: '#FF0000', button: '#D00000' }, 'dark'],
] as const)('everything can be read when %s', (_case, given, scheme) => {
  const palette = paletteOf(given, scheme, false)
  for (const surface of [palette.bg, palette.soft]) {
    expect(contrastRatio(palette.ink, surface)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(palette.muted, surface)).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrastRatio(palette['on-accent'], palette.accent)).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(palette.link, palette.tint)).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(palette.link, palette.bg)).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(palette.danger, palette['danger-tint'])).toBeGreaterThanOrEqual(4.5)
})

test('a colour that reads well stays as it was given', () => {
  const palette = paletteOf({ background: '#FFFFFF', text: '#223344', button: '#0B5CAD' }, 'light', true)
  expect(palette).toMatchObject({ bg: '#FFFFFF', canvas: '#FFFFFF', ink: '#223344', accent: '#0B5CAD' })
})

test('a background decides by its brightness whether the page is dark', () => {
  expect(schemesOf('dark', '#FFFFFF')).toEqual(['light'])
  expect(schemesOf('light', '#101010')).toEqual(['dark'])
  expect(schemesOf('auto', null)).toEqual(['light', 'dark'])
})

test('what the address says wins over the owner, colour by colour', () => {
  const owner = { background: '#111111', text: '#EEEEEE', button: null }
  const address = { ...nothing, text: '#FFFFFF' }
  expect(chosenColours(address, owner)).toEqual({ background: '#111111', text: '#FFFFFF', button: null })
})
