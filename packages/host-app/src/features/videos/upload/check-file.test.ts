import { expect, test } from 'vitest'
import { checkFile } from './check-file.ts'

const MP4 = '\0\0\0\x20ftypisom'
const fileOf = (name: string, content: string) =>
  new File([Uint8Array.from(content, (letter) => letter.codePointAt(0) ?? 0)], name)

test.each([
  ['tour.mp4', MP4, undefined],
  ['TOUR.MP4', MP4, undefined],
  ['tour.webm', '\x1A\x45\xDF\xA3\x01', undefined],
  ['tour.ogg', 'OggS\0', undefined],
  ['tour.mov', MP4, 'type'],
  ['tour', MP4, 'type'],
  ['tour.mp4.exe', MP4, 'type'],
  ['page.mp4', '<!doctype html>', 'content'],
  ['list.mp4', '#EXTM3U\nhttps://', 'content'],
  ['tour.webm', MP4, 'content'],
  ['tour.mp4', '', 'empty'],
  ['short.ogg', 'Og', 'content'],
])('%s with %j is %s', async (name, content, problem) => {
  expect(await checkFile(fileOf(name, content), 1_000)).toBe(problem)
})

test('a file of exactly the limit is fine, one byte more is not', async () => {
  expect(await checkFile(fileOf('tour.mp4', MP4), MP4.length)).toBeUndefined()
  expect(await checkFile(fileOf('tour.mp4', MP4), MP4.length - 1)).toBe('size')
})
