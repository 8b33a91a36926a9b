import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAtOnce } from './kept.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sandbox-kept-'))
  file = path.join(folder, 'state.json')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

function words(...list: string[]) {
  return {
    list,
    toJSON: () => list,
    restore: (kept: unknown) => void list.push(...(kept as string[])),
  }
}

test('a state comes back', () => {
  keepAtOnce(file, { words: words('one', 'two') })()
  const again = words()
  keepAtOnce(file, { words: again })
  expect(again.list).toEqual(['one', 'two'])
})

test('whoever reads a state while it is written sees a whole one', () => {
  const long = words('x'.repeat(1_000_000))
  const keep = keepAtOnce(file, { words: long })
  keep()
  const reading = openSync(file, 'r')
  long.list.push('y')
  keep()
  expect(JSON.parse(readFileSync(reading, 'utf8'))).toEqual({ words: [long.list[0]] })
  closeSync(reading)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ words: long.list })
})

test.for(['{"words":["on', '', '[0]', 'null', '{"words":1}'])(
  'a state that cannot be read is set aside with a sentence: %s',
  (torn) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    writeFileSync(file, torn)
    const kept = words()
    const keep = keepAtOnce(file, { words: kept })
    expect(said.mock.lastCall?.[0]).toContain(`The old file is now ${file}.unreadable.`)
    expect(readFileSync(`${file}.unreadable`, 'utf8')).toBe(torn)
    kept.list.push('new')
    keep()
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ words: ['new'] })
  },
)

test('a folder that is gone does not end the stand-in', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const keep = keepAtOnce(path.join(folder, 'below', 'state.json'), { words: words('one') })
  rmSync(path.join(folder, 'below'), { recursive: true })
  expect(keep).not.toThrow()
  expect(said.mock.lastCall?.[0]).toContain('could not write its state')
})
