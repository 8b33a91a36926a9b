import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ACCENT, DARK, LIGHT } from '@scheduling/domain'
import { expect, test } from 'vitest'

const sheet = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The variables of the block that this selector ends with. */
function variablesOf(selector: string): Record<string, string> {
  const [, block = ''] = sheet.split(`${selector} {`)
  const pairs = block.slice(0, block.indexOf('}')).matchAll(/--([\w-]+): ([^;]+);/g)
  return Object.fromEntries(Array.from(pairs, ([, name = '', value = '']) => [name, value.toUpperCase()]))
}

test.each([
  ['dark', DARK],
  ['light', LIGHT],
])('the dashboard is drawn in the colours of pages and mails, %s', (scheme, colours) => {
  expect(variablesOf(`[data-mantine-color-scheme='${scheme}']`)).toMatchObject({
    surface: colours.surface,
    ink: colours.ink,
    'ink-dim': colours.inkDim,
    hairline: colours.hairline,
    bad: colours.bad,
  })
})

test('the accent is the one of all', () => {
  expect(variablesOf(':root').accent).toBe(ACCENT)
})
