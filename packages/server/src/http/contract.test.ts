import { ACTIVITIES, capabilities } from '@scheduling/contract'
import { CAPABILITIES } from '@scheduling/contract/capabilities'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const CONTRACT = path.join(import.meta.dirname, '../../../contract/src')
const folders = readdirSync(CONTRACT, { withFileTypes: true }).filter((entry) => entry.isDirectory())

test.each([
  ['index.ts', CAPABILITIES.length],
  ['routes.ts', Object.keys(capabilities).length],
])('each folder of the contract with %s stands in its list', (file, listed) => {
  expect(folders.filter(({ name }) => existsSync(path.join(CONTRACT, name, file)))).toHaveLength(listed)
})

test('each kind of activity is recorded somewhere', () => {
  const features = path.join(import.meta.dirname, '../features')
  const code = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file))
    .map((file) => readFileSync(path.join(features, file), 'utf8'))
    .join('\n')
  expect(ACTIVITIES.filter((kind) => !code.includes(`'${kind}'`))).toEqual([])
})

// Numbers up to three need no name: nothing, something, a pair.
const NUMBER_IN_PLACE =
  /(\.(min|max|length|gte?|lte?)|\b(line|text|typedName|mailedName|keptName))\((\d[\d_]+|[4-9])\b.*/g

test('every length and amount that is limited has a name in the limits of the domain', () => {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
  const written = files
    .filter((file) => file.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(file))
    .flatMap((file) => readFileSync(path.join(CONTRACT, file), 'utf8').match(NUMBER_IN_PLACE) ?? [])
  expect(written).toEqual([])
})
