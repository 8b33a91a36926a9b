import { expect, test } from 'vitest'
import { isWebVtt } from '../captions.ts'
import { cutCaptions, cutChapters, cutCues } from './cut.ts'

const PART = { from: 10, to: 40 }

test('chapters move with the part, and the one that it begins in is the first', () => {
  const chapters = [
    { at: 0, title: 'Hello' },
    { at: 8, title: 'Why' },
    { at: 25.5, title: 'How' },
    { at: 40, title: 'Bye' },
  ]
  expect(cutChapters(chapters, PART)).toEqual([
    { at: 0, title: 'Why' },
    { at: 15.5, title: 'How' },
  ])
  expect(cutChapters([{ at: 12, title: 'Late' }], PART)).toEqual([{ at: 2, title: 'Late' }])
})

test('what is shown over the video stays where it overlaps the part', () => {
  const text = { kind: 'text', text: 'Look' } as const
  expect(
    cutCues(
      [
        { ...text, from: 0, until: 10 },
        { ...text, from: 5, until: 12 },
        { ...text, from: 20, until: null },
        { ...text, from: 30, until: 50 },
        { ...text, from: 40, until: null },
      ],
      PART,
    ),
  ).toEqual([
    { ...text, from: 0, until: 2 },
    { ...text, from: 10, until: null },
    { ...text, from: 20, until: 30 },
  ])
})

test('captions keep their notes, names and settings', () => {
  const whole = [
    'WEBVTT',
    'NOTE Made by hand',
    '00:01.000 --> 00:10.000\nBefore',
    'second\n00:09.500 --> 00:12.250 align:start\nTwo\nlines',
    '01:00:00.000 --> 01:00:01.000\nAfter',
  ].join('\n\n')
  const part = cutCaptions(whole, PART)
  expect(part).toBe(
    ['WEBVTT', 'NOTE Made by hand', 'second\n00:00:00.000 --> 00:00:02.250 align:start\nTwo\nlines'].join(
      '\n\n',
    ),
  )
  expect(isWebVtt(part)).toBe(true)
})

test('times that are long or end with a part of a second stay to the millisecond', () => {
  const part = cutCaptions('WEBVTT\n\n01:10:59.999 --> 02:00:00.001\nLong', { from: 0.5, to: 7_300 })
  expect(part).toBe('WEBVTT\n\n01:10:59.499 --> 01:59:59.501\nLong')
})
