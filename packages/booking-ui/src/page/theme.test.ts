import { contrastRatio, DARK, LIGHT } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { chosenColors, paletteOf, schemesOf } from './theme.ts'

const nothing = { background: null, text: null, button: null }

const CASES = [
  ['nothing is given', nothing, 'light'],
  ['nothing is given, in the dark', nothing, 'dark'],
  ['the specification’s defaults', { background: '#FFFFFF', text: '#000000', button: '#0090FF' }, 'light'],
  ['a dark background alone', { ...nothing, background: '#101010' }, 'dark'],
  ['a middling background alone', { ...nothing, background: '#808080' }, 'light'],
  ['a yellow button', { ...nothing, button: '#FFE600' }, 'light'],
  ['a yellow button in the dark', { ...nothing, button: '#FFE600' }, 'dark'],
] as const

// Colors from the owner are drawn as given. Contrast between these is the owner's choice.
const PALE = [
  ['text as pale as the background', { background: '#FFFFFF', text: '#EEEEEE', button: '#FFFFFF' }, 'light'],
  ['a middling everything', { background: '#808080', text: '#777777', button: '#888888' }, 'light'],
  ['red on red', { background: '#C00000', text: '#FF0000', button: '#D00000' }, 'dark'],
] as const

test.each([...CASES, ...PALE])('what is derived can be read when %s', (_case, given, scheme) => {
  for (const framed of [true, false]) {
    const palette = paletteOf(given, scheme, framed)
    for (const surface of [palette.bg, palette.soft, palette.canvas])
      expect(contrastRatio(palette.muted, surface)).toBeGreaterThanOrEqual(4.5)
    for (const button of [palette.accent, palette['accent-strong']])
      expect(contrastRatio(palette['on-accent'], button)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(palette['accent-edge'], palette.bg)).toBeGreaterThanOrEqual(3)
    expect(contrastRatio(palette.link, palette.tint)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(palette.link, palette.bg)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(palette.danger, palette['danger-tint'])).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(CASES)('text can be read when %s', (_case, given, scheme) => {
  for (const framed of [true, false]) {
    const palette = paletteOf(given, scheme, framed)
    for (const surface of [palette.bg, palette.soft, palette.canvas])
      expect(contrastRatio(palette.ink, surface)).toBeGreaterThanOrEqual(4.5)
  }
})

test.each([...CASES, ...PALE])('a given color is drawn as it was given: %s', (_case, given, scheme) => {
  const { bg, ink, accent } = paletteOf(given, scheme, true)
  expect({
    background: given.background && bg,
    text: given.text && ink,
    button: given.button && accent,
  }).toEqual(given)
})

test.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('a page of which nothing is said has the colors of dashboard and mails, %s', (scheme, colors) => {
  const { bg, canvas, ink } = paletteOf(nothing, scheme, false)
  expect({ bg, canvas, ink }).toEqual({ bg: colors.surface, canvas: colors.canvas, ink: colors.ink })
})

test('an embed of which nothing is said has the specification’s colors', () => {
  expect(paletteOf(nothing, 'light', true)).toMatchObject({
    bg: '#FFFFFF',
    canvas: '#FFFFFF',
    ink: '#000000',
    accent: '#0090FF',
  })
})

test.each([
  ['#0B5CAD', '#FFFFFF'],
  ['#0090FF', '#000000'],
  ['#FFE600', '#000000'],
])('text on a button of %s is %s', (button, text) => {
  expect(paletteOf({ ...nothing, button }, 'light', true)).toMatchObject({
    accent: button,
    'on-accent': text,
  })
})

test('a background decides by its brightness whether the page is dark', () => {
  expect(schemesOf('dark', '#FFFFFF')).toEqual(['light'])
  expect(schemesOf('light', '#101010')).toEqual(['dark'])
  expect(schemesOf('auto', null)).toEqual(['light', 'dark'])
})

test('what the address says wins over the owner, color by color', () => {
  const owner = { background: '#111111', text: '#EEEEEE', button: null }
  const address = { ...nothing, text: '#FFFFFF' }
  expect(chosenColors(address, owner)).toEqual({ background: '#111111', text: '#FFFFFF', button: null })
})
