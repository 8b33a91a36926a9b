import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ACCENT, DARK, isSpace, LIGHT, RADII, TYPE } from '@scheduling/domain'
import { expect, test } from 'vitest'

const sheet = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The variables in the block whose selector ends with this one. */
function variablesOf(selector: string): Record<string, string> {
  const [, block = ''] = sheet.split(`${selector} {`)
  const pairs = block.slice(0, block.indexOf('}')).matchAll(/--([\w-]+): ([^;]+);/g)
  return Object.fromEntries(Array.from(pairs, ([, name = '', value = '']) => [name, value.toUpperCase()]))
}

test.each([
  ['dark', DARK],
  ['light', LIGHT],
])('the dashboard is drawn in the colors of pages and mails, %s', (scheme, colors) => {
  expect(variablesOf(`[data-mantine-color-scheme='${scheme}']`)).toMatchObject({
    surface: colors.surface,
    ink: colors.ink,
    'ink-dim': colors.inkDim,
    hairline: colors.hairline,
    'hairline-strong': colors.hairlineStrong,
    'surface-hover': colors.hover,
    link: colors.link,
    'accent-soft': colors.chosen,
    bad: colors.bad,
  })
})

test('the accent is the one of all', () => {
  expect(variablesOf(':root').accent).toBe(ACCENT)
})

const sheets = globSync('../../../../{host-app,booking-ui}/src/**/*.css', { cwd: import.meta.dirname }).map(
  (file) => [file, readFileSync(path.join(import.meta.dirname, file), 'utf8')] as const,
)
const letters: ReadonlySet<number> = new Set(Object.values(TYPE))
const corners: ReadonlySet<number> = new Set([...Object.values(RADII), 1])

test.each([
  ['font-size', /(?:font-size|--t(?:ext|itle)[\w-]*): ([^;]+);/g, (px: number) => letters.has(px)],
  ['border-radius', /(?:border-radius|--radius[\w-]*): ([^;]+);/g, (px: number) => corners.has(px)],
  ['gap, padding and margin', /(?:gap|padding|margin|--space)[\w-]*: ([^;]+);/g, isSpace],
])('every %s of dashboard and booking page is one of the scale', (_, declarations, isOfScale) => {
  const others = sheets.flatMap(([file, css]) =>
    Array.from(css.matchAll(declarations))
      .flatMap(([declaration, values = '']) =>
        Array.from(values.matchAll(/(?<![\w.])([\d.]+)px/g), ([, px]) => ({ declaration, px: Number(px) })),
      )
      .filter(({ px }) => !isOfScale(px))
      .map(({ declaration }) => `${file}: ${declaration}`),
  )
  expect(others).toEqual([])
})
