import { capabilities } from '@scheduling/contract'
import { CAPABILITIES } from '@scheduling/contract/capabilities'
import { existsSync, readdirSync } from 'node:fs'
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
