import { readFileSync } from 'node:fs'
import path from 'node:path'
import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { theme } from './theme.ts'

const HUES = /-color-(pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/

/** The variables of each selector that are no hue which the dashboard never draws. */
function variablesOf(styles: string): Map<string, Map<string, string>> {
  const plain = styles
    .replaceAll(/\/\*.*?\*\/|<\/?style[^>]*>/gs, '')
    .replaceAll('"', "'")
    .toLowerCase()
  const blocks = plain.matchAll(/([^{}]+)\{([^}]*)\}/g)
  return new Map(
    Array.from(blocks, ([, selector = '', block = '']) => {
      const pairs = block
        .split(';')
        .map((line) => line.split(/:\s+/).map((part) => part.trim().replaceAll(/\s+/g, ' ')))
        .filter(([name = '']) => name && !HUES.test(name))
      return [
        String(selector.split(',')[0]).trim().replaceAll('"', "'"),
        new Map(pairs as [string, string][]),
      ]
    }),
  )
}

test('the style sheet has the variables that Mantine derives from the theme', () => {
  const manager = { get: () => 'dark' as const, set() {}, subscribe() {}, unsubscribe() {}, clear() {} }
  const derived = variablesOf(
    renderToStaticMarkup(
      <MantineProvider theme={theme} colorSchemeManager={manager} withGlobalClasses={false}>
        {null}
      </MantineProvider>,
    ),
  )
  const ours = variablesOf(readFileSync(path.join(import.meta.dirname, 'theme.css'), 'utf8'))
  const tokens = ours.get('[data-mantine-color-scheme]') ?? new Map()
  expect(derived.size).toBe(3)
  for (const [selector, variables] of derived)
    expect(ours.get(selector)).toEqual(new Map([...variables].filter(([name]) => !tokens.has(name))))
})
