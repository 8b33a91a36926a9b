import { expect, test } from 'vitest'
import { timesIn } from './linked-answer.ts'

test.each([
  [
    'of YouTube',
    JSON.stringify({ event: 'infoDelivery', info: { currentTime: 3.5, duration: 60 } }),
    [3.5, 60],
  ],
  ['of Vimeo', { event: 'timeupdate', data: { seconds: 0, duration: 12 } }, [0, 12]],
  ['of Vimeo as text', '{"data":{"seconds":2}}', [2, undefined]],
  ['of something else', { event: 'ready' }, [undefined, undefined]],
])('a message %s says where the player is', (_, message, times) => {
  expect(timesIn(message)).toEqual(times)
})

test.each([
  '',
  '{"info":',
  'null',
  '5',
  '"text"',
  null,
  undefined,
  7,
  { info: null, data: null },
  { info: 5, data: 'text' },
  { info: { currentTime: '4', duration: {} } },
  { info: { currentTime: Number.NaN, duration: Number.POSITIVE_INFINITY } },
  '{"info":{"currentTime":-1,"duration":1e999}}',
])('the bad message %j neither throws nor counts', (message) => {
  expect(timesIn(message).filter((time) => time !== undefined)).toEqual([])
})
