import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { deleteExpired, expiredMoments, retentionOf } from './keep.ts'
import { temporaryFolder } from './testing/places.ts'

const NONE = { days: 0, weeks: 0, months: 0 }

function expiredOf(texts: string[], keep: string): string[] {
  const moments = texts.map((text) => Date.parse(text))
  return expiredMoments(moments, retentionOf(keep)).map((moment) =>
    new Date(moment).toISOString().slice(0, 16),
  )
}

test.each<[text: string, retention: object]>([
  ['7d,4w,12m', { days: 7, weeks: 4, months: 12 }],
  ['12m', { ...NONE, months: 12 }],
  ['1w,3d', { ...NONE, days: 3, weeks: 1 }],
])('reads "%s"', (text, retention) => {
  expect(retentionOf(text)).toEqual(retention)
})

test.each(['', '7', 'd', '7d,', '0d', '7y', '-1d', '7d 4w', '99999d'])('refuses "%s"', (text) => {
  expect(() => retentionOf(text)).toThrow(
    /^--keep: .*expected days, weeks and months up to 3650, such as 7d,4w,12m/,
  )
})

test('the last backup of each day stays, for as many days as have one', () => {
  const texts = [
    '2026-11-30T02:30Z',
    '2026-11-30T14:00Z',
    '2026-11-28T02:30Z',
    '2026-11-28T01:00Z',
    '2026-11-20T02:30Z',
  ]
  expect(expiredOf(texts, '2d')).toEqual(['2026-11-30T02:30', '2026-11-28T01:00', '2026-11-20T02:30'])
  expect(expiredOf(texts, '3d')).toEqual(['2026-11-30T02:30', '2026-11-28T01:00'])
})

test('weeks begin on Mondays, and months on their first', () => {
  const sundayAndMonday = ['2026-11-29T23:00Z', '2026-11-30T01:00Z', '2026-11-23T00:00Z']
  expect(expiredOf(sundayAndMonday, '2w')).toEqual(['2026-11-23T00:00'])
  expect(expiredOf(['2026-12-01T00:00Z', '2026-11-30T23:00Z', '2026-11-01T00:00Z'], '2m')).toEqual([
    '2026-11-01T00:00',
  ])
})

test('the newest always stays', () => {
  expect(expiredMoments([3, 2, 1], NONE)).toEqual([2, 1])
  expect(expiredMoments([5], NONE)).toEqual([])
  expect(expiredMoments([], NONE)).toEqual([])
})

test('leaves what is no backup of this server', async () => {
  const folder = await temporaryFolder()
  const names = ['2020-01-01T00-00-00Z.backup', '2020-01-02T00-00-00Z.backup.partial', 'photos']
  for (const name of names) await mkdir(path.join(folder, name))
  expect(await deleteExpired(folder, 'https://meet.example.test', { ...NONE, days: 1 })).toEqual([])
  expect((await readdir(folder)).toSorted()).toEqual(names)
})
