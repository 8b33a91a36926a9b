import { expect, test } from 'vitest'
import { contrastRatio } from './text/colours.ts'
import { DARK, LIGHT } from './tokens.ts'

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('text can be read on every ground, %s', (_, { canvas, surface, ink, inkDim, bad }) => {
  for (const ground of [canvas, surface])
    for (const colour of [ink, inkDim, bad])
      expect([colour, ground, contrastRatio(colour, ground) >= 4.5]).toEqual([colour, ground, true])
})
