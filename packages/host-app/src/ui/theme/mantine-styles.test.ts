import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'

const src = path.resolve(import.meta.dirname, '../..')
const sheets = path.resolve(createRequire(import.meta.url).resolve('@mantine/core/styles.css'), '../styles')
const loaded = readFileSync(path.join(import.meta.dirname, 'mantine-styles.ts'), 'utf8')

test('every component of Mantine that is drawn has its style sheet', () => {
  const names = globSync('**/*.tsx', { cwd: src }).flatMap((file) => {
    const imports = readFileSync(path.join(src, file), 'utf8').matchAll(
      /import \{([^}]*)\} from '@mantine\/core'/g,
    )
    return Array.from(imports, ([, list = '']) => list.split(',').map((name) => name.trim())).flat()
  })
  const drawn = [...new Set(names)].filter((name) => existsSync(path.join(sheets, `${name}.layer.css`)))
  expect(drawn).not.toEqual([])
  expect(drawn.filter((name) => !loaded.includes(`styles/${name}.layer.css'`))).toEqual([])
})
