import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const packages = path.resolve(import.meta.dirname, '../../../..')
const files = globSync('{host-app,booking-ui}/src/**/*.tsx', { cwd: packages }).map((file) =>
  path.join(packages, file),
)

/** What a file imports style sheets as. */
function sheetsOf(file: string, code: string): [name: string, sheet: string][] {
  return Array.from(
    code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g),
    ([, name = '', sheet = '']) => [name, path.resolve(path.dirname(file), sheet)],
  )
}

/** Classes that `code` names and the sheet does not have: nothing else tells of them, and they do nothing. */
function missingIn(code: string, name: string, sheet: string): string[] {
  const classes = new Set(
    Array.from(readFileSync(sheet, 'utf8').matchAll(/\.([a-z][\w-]*)/gi), ([, one]) => one),
  )
  const named = Array.from(code.matchAll(new RegExp(`[^\\w.]${name}\\.(\\w+)`, 'g')), ([, one = '']) => one)
  return named.filter((one) => !classes.has(one))
}

test('each class that code names is in its style sheet', () => {
  const missing = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    return sheetsOf(file, code).flatMap(([name, sheet]) =>
      missingIn(code.replaceAll(/^import .*$/gm, ''), name, sheet).map(
        (one) => `${path.relative(packages, file)}: ${name}.${one}`,
      ),
    )
  })
  expect(missing).toEqual([])
})
