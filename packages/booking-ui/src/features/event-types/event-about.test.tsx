// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { eventPage } from '../../fixtures.ts'
import { click, open } from '../../opened-event-page.tsx'

const video = { kind: 'own' as const, url: '/video_embed/abcd1234', player: 'about:blank#play' }
const LINK = 'Watch the video'

const frame = () => document.querySelector('iframe')

test('a video is a link to its page, and plays in place once it is pressed', async () => {
  open(eventPage({ event: { video } }))
  const link = screen.getByRole('link', { name: LINK })
  expect(link.getAttribute('href')).toBe(video.url)
  expect(frame()).toBeNull()
  click(LINK)
  const player = await screen.findByTitle(LINK)
  expect(player.getAttribute('src')).toBe(video.player)
  await waitFor(() => expect(document.activeElement).toBe(player))
  expect(screen.queryByRole('link', { name: LINK })).toBeNull()
})

test('with a key for a new tab it stays a link', () => {
  open(eventPage({ event: { video } }))
  const isLeft = fireEvent.click(screen.getByRole('link', { name: LINK }), { ctrlKey: true })
  expect(isLeft).toBe(true)
  expect(frame()).toBeNull()
})
