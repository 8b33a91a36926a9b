import { expect, test } from 'vitest'
import {
  linkedVideoAddress,
  linkedVideoNamed,
  linkedVideoOf,
  linkedVideoPlayer,
  videoKindOf,
  videoPlayerUrl,
} from './videos.ts'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?v=dQw4w9WgXcQ',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
  'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?app=desktop&v=a-b_c-d_e-f#t=1',
  'https://WWW.YouTube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://youtube.com/live/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/v/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('YouTube shows %s', (address) => {
  expect(videoKindOf(address)).toBe('youtube')
})

test.each([
  'https://vimeo.com/76979871',
  'https://www.vimeo.com/76979871',
  'http://vimeo.com/76979871/',
  'https://vimeo.com/76979871/8272103f6e?share=copy',
  'https://player.vimeo.com/video/76979871?h=8272103f6e',
  'https://vimeo.com/channels/staffpicks/76979871',
  'https://vimeo.com/groups/short-films/videos/76979871',
  'https://vimeo.com/manage/videos/76979871',
  'https://vimeo.com/showcase/1234567/video/76979871',
])('Vimeo shows %s', (address) => {
  expect(videoKindOf(address)).toBe('vimeo')
})

test.each([
  '',
  'dQw4w9WgXcQ',
  'www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXc',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXc%20',
  'https://www.youtube.com/watch?list=PL1',
  'https://www.youtube.com/watch#v=dQw4w9WgXcQ',
  'https://www.youtube.com/@channel',
  'https://youtu.be/short',
  'https://youtube.com.example.test/watch?v=dQw4w9WgXcQ',
  'https://evilyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@example.test/watch?v=dQw4w9WgXcQ',
  'https://example.test/https://youtube.com/watch?v=dQw4w9WgXcQ',
  'https://example.test\\@youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtubexcom/watch?v=dQw4w9WgXcQ',
  'javascript://youtube.com/watch?v=dQw4w9WgXcQ%0aalert(1)',
  'javascript:alert(1)//https://vimeo.com/76979871',
  'ftp://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ' https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ\nhttps://example.test',
  'https://vimeo.com/',
  'https://vimeo.com/about',
  'https://vimeo.com/showcase/1234567',
  'https://vimeo.com/1234567890123',
  'https://vimeo.com/76979871x',
  'https://vimeo.com.example.test/76979871',
  'https://notvimeo.com/76979871',
])('is nobody’s video: %j', (address) => {
  expect(videoKindOf(address)).toBeUndefined()
})

test.each([
  ['https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871?share=copy', 'https://player.vimeo.com/video/76979871'],
  ['https://example.com/a.mp4', undefined],
])('%s plays at %s', (address, player) => {
  expect(videoPlayerUrl(address)).toBe(player)
})

test.each([
  ['https://vimeo.com/76979871/abcdef1234', '76979871-abcdef1234'],
  ['https://vimeo.com/76979871/abcdef1234?share=copy#t=3', '76979871-abcdef1234'],
  ['https://vimeo.com/76979871?h=abcdef1234', '76979871-abcdef1234'],
  ['https://player.vimeo.com/video/76979871?badge=0&h=abcdef1234', '76979871-abcdef1234'],
  ['https://vimeo.com/manage/videos/76979871/abcdef1234', '76979871-abcdef1234'],
  ['https://vimeo.com/showcase/1234567/video/76979871', '76979871'],
  ['https://vimeo.com/76979871/settings', '76979871'],
  ['https://vimeo.com/76979871?h="><script>', '76979871'],
  ['https://vimeo.com/76979871#h=abcdef1234', '76979871'],
])('%s is the video %s at Vimeo, also once it was kept and named', (address, id) => {
  const linked = { source: 'vimeo' as const, id }
  expect(linkedVideoOf(address)).toEqual(linked)
  expect(linkedVideoOf(linkedVideoAddress(linked))).toEqual(linked)
  expect(linkedVideoOf(linkedVideoPlayer(linked, 'autoplay=1'))).toEqual(linked)
  expect(linkedVideoNamed(`vimeo-${id}`)).toEqual(linked)
})

test.each([
  [
    'https://vimeo.com/76979871/abcdef1234',
    'https://player.vimeo.com/video/76979871?h=abcdef1234&autoplay=1',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1'],
  ['https://youtu.be/a-b_c-d_e-f', 'https://www.youtube-nocookie.com/embed/a-b_c-d_e-f?autoplay=1'],
])('%s plays at once at %s', (address, player) => {
  expect(videoPlayerUrl(address, 'autoplay=1')).toBe(player)
})

test.each([
  'youtube-short',
  'vimeo-76979871-x',
  'vimeo-76979871-abcdef1234-1',
  'vimeo-',
  'other-76979871',
  'abcd1234',
])('no video is named %s', (name) => {
  expect(linkedVideoNamed(name)).toBeUndefined()
})
