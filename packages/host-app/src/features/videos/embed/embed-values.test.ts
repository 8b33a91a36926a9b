import { loadHostTranslator } from '@scheduling/messages/host'
import { expect, test } from 'vitest'
import { checkVideoEmbed, NEW_EMBED, pageIdOf, videoEmbedAddress, videoEmbedCode } from './embed-values.ts'

const ORIGIN = 'https://meet.example.com'

test.each([
  ['abcd1234', 'abcd1234'],
  [`${ORIGIN}/video_embed/abcd1234?t=3`, 'abcd1234'],
  ['https://youtu.be/dQw4w9WgXcQ', 'youtube-dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'vimeo-76979871'],
  ['https://vimeo.com/76979871/abcdef1234', 'vimeo-76979871-abcdef1234'],
  ['https://other.example/video_embed/abcd1234', undefined],
  [`${ORIGIN}/video_embed/../login`, undefined],
  ['https://youtu.be/short', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('%j is the video %s', (video, id) => {
  expect(pageIdOf(video, ORIGIN)).toBe(id)
})

const t = await loadHostTranslator('en')

test.each([
  ['video', {}],
  ['callText', { video: 'abcd1234', call: 'link' as const, callUrl: 'https://example.com' }],
  ['callUrl', { video: 'abcd1234', call: 'link' as const, callText: 'More', callUrl: 'javascript:alert(1)' }],
  [
    'callUrl',
    { video: 'abcd1234', call: 'book' as const, callText: 'Book', callUrl: 'https://other.example/anna' },
  ],
])('%s is asked for once more: %j', (field, change) => {
  expect(Object.keys(checkVideoEmbed({ ...NEW_EMBED, ...change }, t, ORIGIN))).toEqual([field])
})

const values = { ...NEW_EMBED, video: 'abcd1234' }

test('the address says how it looks and where its button leads', () => {
  const booking = {
    ...values,
    buttonColor: '#0090FF',
    hideTitle: true,
    call: 'book' as const,
    callText: 'Book a time',
    callUrl: `${ORIGIN}/anna/intro`,
  }
  expect(videoEmbedAddress(booking, ORIGIN)).toBe(
    `${ORIGIN}/video_embed/abcd1234?button_color=%230090FF&call_text=Book+a+time&book=anna%2Fintro&hide_title=1`,
  )
  const link = { ...booking, call: 'link' as const, callUrl: 'https://example.com/?a=1&b=2' }
  expect(videoEmbedAddress(link, ORIGIN)).toContain('call_url=https%3A%2F%2Fexample.com%2F%3Fa%3D1%26b%3D2')
})

test('a button that is not complete is left out', () => {
  const half = { ...values, call: 'book' as const, callText: 'Book', callUrl: 'https://other.example/anna' }
  expect(videoEmbedAddress(half, ORIGIN)).toBe(`${ORIGIN}/video_embed/abcd1234`)
})

test('the code keeps its shape at each width, and its texts end no attribute', () => {
  const code = videoEmbedCode({ ...values, title: '"><script>', width: '640' }, ORIGIN, 'Video') ?? ''
  expect(code).toContain('contain-intrinsic-inline-size')
  expect(code).toContain('max-width:640px')
  expect(code).toContain('height:calc(56.25cqw + 128px)')
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;"')
  expect(videoEmbedCode({ ...values, video: 'https://youtu.be/dQw4w9WgXcQ' }, ORIGIN, 'Video')).toContain(
    'height:56.25cqw',
  )
  expect(videoEmbedCode(NEW_EMBED, ORIGIN, 'Video')).toBeUndefined()
})
