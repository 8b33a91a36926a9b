// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { VIDEOS } from './tutorial-videos.ts'
import { TUTORIALS } from './tutorials.ts'

test('tutorials are found by words of any of their steps', async () => {
  await renderApp({ path: '/tutorials' })
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Search tutorials' }), {
    target: { value: 'popup butt' },
  })
  expect(screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)).toEqual([
    'On your site',
  ])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } })
  screen.getByText(/No tutorial matches/)
})

test('one leads to where it is done', async () => {
  const { router } = await renderApp({ path: '/tutorials/hours' })
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual(
    ['Your hours'],
  )
  fireEvent.click(screen.getByRole('link', { name: 'Your weekly hours' }))
  await screen.findByRole('list', { name: 'Steps' })
  fireEvent.click(screen.getByRole('link', { name: 'Try it' }))
  await screen.findByRole('heading', { name: 'Availability' })
  expect(router.state.location.pathname).toMatch(/^\/availability/)
})

test.each(['/tutorials/nothing', '/tutorials/hours/nothing'])(
  '%s shows those that there are',
  async (path) => {
    await renderApp({ path })
    expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0)
  },
)

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'YouTube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871'],
])('a video at %s is asked of %s once somebody plays it', async (address, site, player) => {
  VIDEOS.weekly_hours = { address }
  onTestFinished(() => void delete VIDEOS.weekly_hours)
  await renderApp({ path: '/tutorials/hours/weekly_hours' })
  const play = await screen.findByRole('button', { name: `Play from ${site}` })
  expect(document.querySelector('iframe')).toBeNull()
  fireEvent.click(play)
  const frame = screen.getByTitle('Your weekly hours')
  expect(frame.getAttribute('src')).toBe(`${player}?autoplay=1&dnt=1`)
  expect(document.activeElement).toBe(frame)
})

test('a video of our own is asked for when it is played, and its captions are the steps', async () => {
  await renderApp({ path: '/tutorials/start/first_event' })
  const video = await screen.findByLabelText<HTMLVideoElement>('Your first event type')
  expect([video.preload, video.controls, video.textTracks.length]).toEqual(['none', true, 1])
  const cues = [...(video.textTracks[0]?.cues ?? [])] as VTTCue[]
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
  expect(cues.map(({ text }) => text)).toEqual(steps.map(({ textContent }) => textContent))
})

test.each(TUTORIALS.filter(({ id }) => VIDEOS[id]?.stepTimes))(
  'the video of $id shows each of its steps, one after the other',
  ({ id, steps }) => {
    const times = VIDEOS[id]?.stepTimes ?? []
    expect(times).toHaveLength(steps)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  },
)
