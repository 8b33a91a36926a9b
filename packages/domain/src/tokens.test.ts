import { expect, test } from 'vitest'
import { contrastRatio } from './text/colors.ts'
import { DARK, LIGHT } from './tokens.ts'

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('text can be read on every ground, %s', (_, { canvas, surface, ink, inkDim, bad }) => {
  for (const ground of [canvas, surface])
    for (const color of [ink, inkDim, bad])
      expect([color, ground, contrastRatio(color, ground) >= 4.5]).toEqual([color, ground, true])
})
