import { expect, test } from 'vitest'
import { versionOf } from './version.ts'

test('what reads the same has one version, what differs another', () => {
  const read = { name: 'Intro', questions: [{ id: 'a' }], video: null }
  expect(versionOf(read)).toMatch(/^"[0-9a-z]+"$/)
  expect(versionOf(JSON.parse(JSON.stringify({ ...read, gone: undefined })))).toBe(versionOf(read))
  const others = [
    { ...read, name: 'Intro ' },
    { ...read, questions: [] },
    { ...read, video: '' },
  ]
  expect(new Set([read, ...others].map(versionOf)).size).toBe(4)
})
