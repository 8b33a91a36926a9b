import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

test('each migration has a number of its own, without gaps', async () => {
  const files = await readdir(path.join(import.meta.dirname, 'migrations'))
  const numbers = files
    .map((file) => Number(/^(\d{4})_[a-z_0-9]+\.sql$/.exec(file)?.[1]))
    .toSorted((a, b) => a - b)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})
