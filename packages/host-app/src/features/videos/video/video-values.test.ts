import type { Video } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { expect, test } from 'vitest'
import { idOf } from '../../../fixtures/fixture.ts'
import { videoOf } from '../fixture.ts'
import type { CueValues } from './cue-values.ts'
import { changedBody, checkVideo, valuesOf } from './video-values.ts'
import type { VideoValues } from './video-values.ts'

const t = ((key: string) => key) as unknown as HostTranslate
const timeZone = 'Europe/Berlin'
const now = Date.parse('2026-10-20T10:00:00Z')
const eventTypeId = idOf('event', 1)

const book: CueValues = {
  id: 'book',
  kind: 'book',
  from: '0:05',
  until: '0:20',
  text: 'Book',
  url: '',
  eventTypeId,
}
const link: CueValues = { ...book, kind: 'link', url: 'https://example.com/a', eventTypeId: null }
const note: CueValues = { ...book, kind: 'text', until: '', text: ' Hello ', eventTypeId: null }

const problemsOf = (change: Partial<VideoValues>, video: Video = videoOf(1)) =>
  checkVideo({ ...valuesOf(video, timeZone), ...change }, { video, timeZone, now }, t)
const sent = (change: Partial<VideoValues>, video: Video = videoOf(1)) =>
  changedBody({ ...valuesOf(video, timeZone), ...change }, change, video, timeZone)

test('a booking, a link and a text are sent as they are typed', () => {
  expect(sent({ cues: [book, link, note] })).toEqual({
    cues: [
      { kind: 'book', from: 5, until: 20, text: 'Book', eventTypeId },
      { kind: 'link', from: 5, until: 20, text: 'Book', url: 'https://example.com/a' },
      { kind: 'text', from: 5, until: null, text: 'Hello' },
    ],
  })
  expect(problemsOf({ cues: [book, link, note] })).toEqual({})
})

test('what was not typed in keeps its exact times', () => {
  const video = videoOf(1, { cues: [{ kind: 'text', from: 5.123, until: 7.987, text: 'Hello' }] })
  const { cues } = valuesOf(video, timeZone)
  expect(cues[0]).toMatchObject({ from: '0:05.1', until: '0:07.9' })
  expect(sent({ cues: [...cues, book] }, video).cues?.[0]).toEqual(video.cues[0])
})

test.each<[string, Partial<CueValues>, Record<string, string>]>([
  ['no time', { from: 'soon' }, { from: 'videos.trim_time' }],
  ['no beginning', { from: '' }, { from: 'videos.trim_time' }],
  ['no time as the end', { until: '1:75' }, { until: 'videos.trim_time' }],
  ['an end before the beginning', { from: '0:30' }, { until: 'videos.cue_order' }],
  ['an end at the beginning', { from: '0:20' }, { until: 'videos.cue_order' }],
  ['an end after the video', { until: '1:32.1' }, { until: 'videos.trim_behind' }],
  ['a beginning after the video', { from: '1:33', until: '' }, { from: 'videos.trim_behind' }],
  ['no text', { text: ' ' }, { text: 'field.required' }],
  ['a long text', { text: 'x'.repeat(limits.CUE_TEXT_MAX + 1) }, { text: 'field.too_long_by' }],
  ['no event type', { eventTypeId: null }, { eventTypeId: 'field.required' }],
  ['no address', { kind: 'link' }, { url: 'field.required' }],
  ['a script', { kind: 'link', url: 'javascript:alert(1)' }, { url: 'field.url' }],
  ['a mail address', { kind: 'link', url: 'mailto:ana@example.com' }, { url: 'field.url' }],
  ['a password', { kind: 'link', url: 'https://ana:secret@example.com' }, { url: 'field.password' }],
  ['plain http', { kind: 'link', url: 'http://example.com' }, {}],
  ['the very end', { until: '1:32' }, {}],
])('over the video, %s is said at its field', (_what, change, fields) => {
  const found = problemsOf({ cues: [note, { ...book, ...change }] })
  expect(found).toEqual(
    Object.fromEntries(Object.entries(fields).map(([field, text]) => [`cues[1].${field}`, text])),
  )
})

test('there are at most as many as a video can have', () => {
  const all = Array.from({ length: limits.VIDEO_CUES_MAX }, () => note)
  expect(problemsOf({ cues: all })).toEqual({})
  expect(problemsOf({ cues: [...all, note] })).toEqual({ cues: 'videos.cues_full' })
})

test('a video whose length is not known yet takes any time', () => {
  expect(problemsOf({ cues: [{ ...book, until: '59:00' }] }, videoOf(1, { seconds: null }))).toEqual({})
})

test('what was saved behind the end does not stop a new title', () => {
  const video = videoOf(1, { cues: [{ kind: 'text', from: 500, until: null, text: 'Hello' }] })
  expect(problemsOf({ title: 'Tour' }, video)).toEqual({})
})

test('the last day is a whole day of the host, also when the clocks change', () => {
  expect(sent({ until: '2026-10-25' })).toEqual({ until: '2026-10-25T23:00:00.000Z' })
  const video = videoOf(1, { until: '2026-10-25T23:00:00.000Z' })
  expect(valuesOf(video, timeZone).until).toBe('2026-10-25')
  expect(sent({ until: '' }, video)).toEqual({ until: null })
})

test('a day that is over is refused, today is not, and neither is one that was saved', () => {
  expect(problemsOf({ until: '2026-10-19' })).toEqual({ until: 'field.in_the_past' })
  expect(problemsOf({ until: '2026-10-20' })).toEqual({})
  const ended = videoOf(1, { until: '2026-10-01T22:00:00.000Z' })
  expect(problemsOf({ title: 'Tour' }, ended)).toEqual({})
})
