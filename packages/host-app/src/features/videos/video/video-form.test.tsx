// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { DAY } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { eventTypes } from '../../event-types/fixture.ts'
import { idOf, iso, NOW } from '../../../fixtures/fixture.ts'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { videoOf } from '../fixture.ts'

const path = '/dynamic-videos/video001'
const PLAYING = { play: '/media/video.mp4', poster: null, gif: null }
const savedVideo = (world: Awaited<ReturnType<typeof renderApp>>) => world.state.videos[0]

function type(field: Element, value: string): void {
  fireEvent.change(field, { target: { value } })
}

async function playTo(second: number): Promise<HTMLVideoElement> {
  const player = await screen.findByLabelText<HTMLVideoElement>('Product tour', { selector: 'video' })
  player.currentTime = second
  return player
}

async function pick(label: string, option: string): Promise<void> {
  fireEvent.click(screen.getByRole('combobox', { name: label }))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}

test('a booking is put over the video at the second of the player, and saved', async () => {
  const world = await renderApp({ path, state: { videos: [videoOf(1, { files: PLAYING })], eventTypes } })
  fireEvent.click(await screen.findByRole('button', { name: 'Add booking' }))
  const cue = within(await screen.findByRole('group', { name: 'Booking 1' }))
  await pick('Event type', 'Introduction')
  type(cue.getByLabelText('Button text'), 'Talk to Ana')
  await playTo(41.5)
  fireEvent.click(cue.getByRole('button', { name: 'Use current time as the start' }))
  type(cue.getByLabelText('To'), '1:05')
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Video saved')
  expect(savedVideo(world)?.cues).toEqual([
    { kind: 'book', from: 41.5, until: 65, text: 'Talk to Ana', eventTypeId: eventTypes[0]?.id },
  ])
})

const shown = () =>
  screen.getAllByText('Visible now').map((mark) => mark.closest('fieldset')?.getAttribute('aria-label'))

test('what is over the video at the second of the player says so', async () => {
  const cues = [
    { kind: 'text' as const, from: 0, until: 10, text: 'Hello' },
    { kind: 'text' as const, from: 10, until: null, text: 'Goodbye' },
  ]
  await renderApp({ path, state: { videos: [videoOf(1, { files: PLAYING, cues })] } })
  await screen.findByRole('group', { name: 'Text 2' })
  expect(shown()).toEqual(['Text 1'])
  const player = await playTo(10)
  fireEvent.timeUpdate(player)
  expect(shown()).toEqual(['Text 2'])
  type(within(screen.getByRole('group', { name: 'Text 2' })).getByLabelText('From'), '0:1x')
  expect(screen.queryByText('Visible now')).toBeNull()
})

test('only event types that can be booked are offered', async () => {
  await renderApp({ path, state: { videos: [videoOf(1)], eventTypes } })
  fireEvent.click(await screen.findByRole('button', { name: 'Add booking' }))
  fireEvent.click(await screen.findByRole('combobox', { name: 'Event type' }))
  await screen.findByRole('option', { name: 'Introduction' })
  const off = eventTypes.filter(({ isOn }) => !isOn)
  expect(off).not.toEqual([])
  for (const { name } of off) expect(screen.queryByRole('option', { name })).toBeNull()
})

test('a link that is refused keeps all that was typed, and says why at its field', async () => {
  const errors = [{ path: 'cues[1].url', reason: 'password', message: 'Without a password' }]
  const failing = new Map([['PATCH /videos/:id', { code: 'invalid_input' as const, errors }]])
  const video = videoOf(1, { cues: [{ kind: 'text', from: 0, until: 4, text: 'Hello' }] })
  await renderApp({ path, state: { videos: [video], failing } })
  fireEvent.click(await screen.findByRole('button', { name: 'Add link' }))
  const cue = within(await screen.findByRole('group', { name: 'Link 2' }))
  type(cue.getByLabelText('Button text'), 'Our prices')
  const address = cue.getByLabelText('Web address')
  type(address, 'https://example.com/prices')
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await cue.findByText('Remove the user name and password from this address')
  await waitFor(() => expect(document.activeElement).toBe(address))
  expect(cue.getByLabelText('Button text')).toHaveProperty('value', 'Our prices')
  expect(address).toHaveProperty('value', 'https://example.com/prices')
  expect(screen.getByRole('group', { name: 'Text 1' })).toBeDefined()
})

test('nothing is sent while a text begins after its end', async () => {
  const world = await renderApp({ path, state: { videos: [videoOf(1)] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Add text' }))
  const cue = within(await screen.findByRole('group', { name: 'Text 1' }))
  type(cue.getByLabelText('Text'), 'Hello')
  type(cue.getByLabelText('From'), '0:30')
  const end = cue.getByLabelText('To')
  type(end, '0:20')
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await cue.findByText('The end must be after the beginning')
  await waitFor(() => expect(document.activeElement).toBe(end))
  expect(savedVideo(world)?.cues).toEqual([])
})

test('the first of two is removed, and the other stays', async () => {
  const texts = ['Hello', 'Goodbye'].map((text) => ({ kind: 'text' as const, from: 0, until: null, text }))
  const world = await renderApp({ path, state: { videos: [videoOf(1, { cues: texts })] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Text 1' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Video saved')
  expect(savedVideo(world)?.cues).toEqual(texts.slice(1))
})

const fields = () => screen.getAllByLabelText('Text')

test('when the first of three is removed, the fields of the others stay, and the next one has the focus', async () => {
  const texts = ['One', 'Two', 'Three'].map((text) => ({ kind: 'text' as const, from: 0, until: null, text }))
  await renderApp({ path, state: { videos: [videoOf(1, { cues: texts })] } })
  await screen.findByRole('group', { name: 'Text 3' })
  const [, second, third] = fields()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Text 1' }))
  expect(fields()).toEqual([second, third])
  expect(fields()[0]).toHaveProperty('value', 'Two')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Text 1' })))
  for (const left of [2, 1]) {
    fireEvent.click(screen.getByRole('button', { name: `Remove Text ${left}` }))
    const focused = left === 2 ? 'Text 1' : 'Over the video'
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: focused })))
  }
})

test('what is typed is seen over the picture at its second, as viewers see it', async () => {
  const [event] = eventTypes.filter(({ isOn }) => isOn)
  const [off] = eventTypes.filter(({ isOn }) => !isOn)
  const book = { kind: 'book' as const, from: 0, until: 10 }
  const cues = [
    { ...book, text: 'Book', eventTypeId: event?.id ?? '' },
    { ...book, text: 'Nobody sees it', eventTypeId: off?.id ?? '' },
    { kind: 'text' as const, from: 10, until: null, text: 'Goodbye' },
  ]
  await renderApp({ path, state: { videos: [videoOf(1, { files: PLAYING, cues })], eventTypes } })
  const player = await playTo(0)
  const over = () => player.nextElementSibling?.textContent
  await waitFor(() => expect(over()).toBe('Book'))
  type(within(screen.getByRole('group', { name: 'Booking 1' })).getByLabelText('Button text'), 'Talk to Ana')
  expect(over()).toBe('Talk to Ana')
  await playTo(10)
  fireEvent.timeUpdate(player)
  expect(over()).toBe('Goodbye')
})

test('a booking whose event type is gone or off says that nobody sees it', async () => {
  const [off] = eventTypes.filter(({ isOn }) => !isOn)
  const cues = [off?.id ?? '', idOf('event', 99)].map((eventTypeId) => ({
    kind: 'book' as const,
    from: 0,
    until: null,
    text: 'Book',
    eventTypeId,
  }))
  await renderApp({ path, state: { videos: [videoOf(1, { cues })], eventTypes } })
  const [first, second] = ['Booking 1', 'Booking 2'].map((name) => screen.findByRole('group', { name }))
  await within((await first) as HTMLElement).findByText(/This event type is off/)
  await within((await second) as HTMLElement).findByText(/This event type was deleted/)
})

test('a video of another service has nothing over it', async () => {
  const elsewhere = videoOf(1, { source: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' })
  await renderApp({ path, state: { videos: [elsewhere] } })
  await screen.findByLabelText(/^Show until/)
  expect(screen.queryByRole('button', { name: 'Add booking' })).toBeNull()
})

test('a video is shown to the end of a day of the host, or always', async () => {
  const world = await renderApp({ path, state: { videos: [videoOf(1)] } })
  type(await screen.findByLabelText(/^Show until/), '2026-12-24')
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Video saved')
  expect(savedVideo(world)?.until).toBe('2026-12-24T23:00:00.000Z')
  type(screen.getByLabelText(/^Show until/), '')
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(savedVideo(world)?.until).toBeNull())
})

test('a video whose time is over says since when, on its page and in the library', async () => {
  const ended = videoOf(1, { until: iso(NOW - 2 * DAY) })
  const { router } = await renderApp({ path, state: { videos: [ended] } })
  await screen.findByText(/^No longer shown since .*November 22/)
  await router.navigate({ to: '/dynamic-videos' })
  await within(await screen.findByRole('article', { name: 'Product tour' })).findByText('Expired')
})
