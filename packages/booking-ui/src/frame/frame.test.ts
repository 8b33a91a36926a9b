import type { FrameEvent } from '@scheduling/contract/frame'
import { expect, test, vi } from 'vitest'
import { connectFrame } from './frame.ts'

type OnParams = (params: Record<string, string>) => void
const deaf = (_event: object): void => undefined
const READY = { name: 'ready', owner: 'mira', event: '30min' } as const
const PARENT = 'https://shop.example'

function framed(
  known: { ancestorOrigins?: string[]; referrer?: string } = {},
  ready: FrameEvent | null = READY,
) {
  const parent = { postMessage: vi.fn<(message: { event?: { name: string } }, origin: string) => void>() }
  let hear = deaf
  const window = {
    parent,
    location: { origin: 'https://book.example', ancestorOrigins: known.ancestorOrigins },
    document: { referrer: known.referrer ?? '', documentElement: { style: {} } },
    addEventListener: (_type: string, listener: typeof hear) => {
      hear = listener
    },
  }
  const onParams = vi.fn<OnParams>()
  const frame = connectFrame(window as never, { ready, onParams })
  const hello = (message: object = {}) =>
    hear({ source: parent, origin: PARENT, data: { scheduling: 1, type: 'hello' }, ...message })
  return { frame, hello, onParams, posted: () => parent.postMessage.mock.calls }
}

const event = (told: object) => ({ scheduling: 1, type: 'event', event: told })

test('on its own the page speaks with nobody', () => {
  const window = { parent: null as unknown }
  window.parent = window
  expect(connectFrame(window as never, { ready: READY, onParams: vi.fn<OnParams>() })).toBeNull()
})

test('before the parent is known nothing but a height leaves', () => {
  const { frame, posted } = framed()
  frame?.reportHeight(500)
  frame?.tell({ name: 'slot-selected', start: '2027-03-04T14:00:00Z' })
  expect(posted()).toEqual([[{ scheduling: 1, type: 'height', height: 500 }, '*']])
})

test('a greeting is answered with ready, what waited, and the height, to that origin alone', () => {
  const { frame, hello, posted } = framed()
  frame?.reportHeight(500)
  frame?.tell({ name: 'canceled', bookingId: 'b' })
  hello()
  expect(posted().slice(1)).toEqual([
    [event(READY), PARENT],
    [event({ name: 'canceled', bookingId: 'b' }), PARENT],
    [{ scheduling: 1, type: 'height', height: 500 }, PARENT],
  ])
})

test('a parent that is known but does not listen yet hears the news once it does', () => {
  const { frame, hello, posted } = framed({ ancestorOrigins: [PARENT] })
  frame?.tell({ name: 'canceled', bookingId: 'b' })
  expect(posted()).toEqual([])
  hello()
  expect(posted()).toEqual([
    [event(READY), PARENT],
    [event({ name: 'canceled', bookingId: 'b' }), PARENT],
  ])
})

test('ready is said once, however often the parent greets', () => {
  const { hello, posted } = framed()
  hello()
  hello()
  expect(posted().filter(([message]) => message.event?.name === 'ready')).toHaveLength(1)
})

test('a page that is never ready answers a greeting with its height alone', () => {
  const { frame, hello, posted } = framed({ ancestorOrigins: [PARENT] }, null)
  frame?.reportHeight(500)
  hello()
  const height = [{ scheduling: 1, type: 'height', height: 500 }, PARENT]
  expect(posted()).toEqual([height, height])
})

test.each([
  ['another window', { source: {} }],
  ['another kind of message', { data: { type: 'hello' } }],
  ['no message at all', { data: null }],
])('a greeting from %s is not one', (_who, message) => {
  const { hello, posted } = framed()
  hello(message)
  expect(posted()).toEqual([])
})

test('the browser’s word for the parent is taken before any greeting', () => {
  const { frame, posted } = framed({ ancestorOrigins: [PARENT] })
  frame?.reportHeight(500)
  expect(posted()[0]?.[1]).toBe(PARENT)
})

test('a referrer of our own says nothing about the parent', () => {
  const { frame, posted } = framed({ referrer: 'https://book.example/mira/30min' })
  frame?.reportHeight(500)
  expect(posted()[0]?.[1]).toBe('*')
})

test.each([
  [
    [
      ['name', 'Noa'],
      ['utm_source', 'x'],
      ['name', 'Mira'],
    ],
    { name: 'Noa', utm_source: 'x' },
  ],
  [[['odd', 5], ['name', 'Noa'], null, 'ab', ['a'], []], { name: 'Noa' }],
  [{ name: 'Noa' }, {}],
  [null, {}],
  [undefined, {}],
])(
  'of what the parent knows of its visitor texts are passed on, of equal names the first: %j',
  (params, texts) => {
    const { hello, onParams } = framed()
    hello({ data: { scheduling: 1, type: 'hello', params } })
    expect(onParams).toHaveBeenCalledWith(texts)
  },
)

test('a booking and its conversions bear marks by which they count once', () => {
  const { frame, hello, posted } = framed()
  hello()
  const booked = {
    name: 'booked',
    bookingId: 'b',
    start: '',
    end: '',
    owner: 'mira',
    event: '30min',
  } as const
  frame?.tell(booked, [
    ['dataLayer', { event: 'scheduling_booked' }],
    ['gtag', 'event', 'x', {}],
  ])
  frame?.tell({ name: 'canceled', bookingId: 'b' })
  expect(
    posted()
      .slice(1)
      .map(([message]) => message),
  ).toEqual([
    { ...event(booked), once: 'b' },
    {
      scheduling: 1,
      type: 'conversions',
      conversions: [
        ['dataLayer', { event: 'scheduling_booked' }],
        ['gtag', 'event', 'x', {}],
      ],
      once: 'b conversions',
    },
    event({ name: 'canceled', bookingId: 'b' }),
  ])
})

test('a redirect is the parent’s only where it listens', () => {
  const { frame, hello, posted } = framed({ ancestorOrigins: [PARENT] })
  expect(frame?.redirect('https://shop.example/thanks')).toBe(false)
  hello()
  expect(frame?.redirect('https://shop.example/thanks')).toBe(true)
  expect(posted().at(-1)?.[0]).toEqual({
    scheduling: 1,
    type: 'redirect',
    url: 'https://shop.example/thanks',
  })
})
