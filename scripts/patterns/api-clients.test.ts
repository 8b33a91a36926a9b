import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { clientSources } from '../api-clients/sources.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = Object.entries(await clientSources())

test.each(sources)('%s is what the contract says; if not, run `pnpm clients`', async (file, source) => {
  expect((await readFile(path.join(root, file), 'utf8')) === source).toBe(true)
})
