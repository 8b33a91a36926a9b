// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf, iso, NOW } from '../../../fixtures/fixture.ts'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { videoOf } from '../fixture.ts'

const campaign = { kind: 'campaign' as const, id: idOf('campaign', 1), name: 'Spring' }
const eventType = { kind: 'event_type' as const, id: idOf('event', 1), name: 'Product demo' }
const used = videoOf(1, { usedIn: [eventType, campaign] })
const unused = videoOf(2, { title: 'Hello from Ana' })

type World = Awaited<ReturnType<typeof renderApp>>
const deletedOf = ({ state }: World) =>
  state.videos.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('its other address leads to the library', async () => {
  const { router } = await renderApp({ path: '/create-dynamic-videos', state: { videos: [unused] } })
  await screen.findByRole('article', { name: 'Hello from Ana' })
  expect(router.state.location.pathname).toBe('/dynamic-videos')
})

test('a used video says where, and what leads see, before it is deleted', async () => {
  const world = await renderApp({ path: '/dynamic-videos', state: { videos: [used, unused] } })
  fireEvent.click(await screen.findByLabelText('Select Product tour'))
  fireEvent.click(screen.getByLabelText('Select Hello from Ana'))
  press('Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 videos?' }))
  dialog.getByText(/^Used in 1 event type: .*Product demo/)
  dialog.getByText(/^Used in 1 campaign: .*Spring.*Its links will open your booking page instead/)
  expect(deletedOf(world)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Videos deleted: 2')
  expect(deletedOf(world)).toEqual([used.id, unused.id])
})

test('a deletion that is not confirmed deletes nothing, and the videos stay selected', async () => {
  const world = await renderApp({ path: '/dynamic-videos', state: { videos: [used] } })
  fireEvent.click(await screen.findByLabelText('Select Product tour'))
  press('Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this video?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(deletedOf(world)).toEqual([])
  await screen.findByText('Selected: 1')
})

test('a used video says where on its own page, too', async () => {
  const world = await renderApp({ path: `/dynamic-videos/${used.id}`, state: { videos: [used] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this video?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('heading', { level: 1, name: 'Videos' })
  expect(deletedOf(world)).toEqual([used.id])
})

test('a video that is used nowhere is deleted at once', async () => {
  const world = await renderApp({ path: '/dynamic-videos', state: { videos: [unused] } })
  fireEvent.click(await screen.findByLabelText('Select Hello from Ana'))
  press('Delete')
  await screen.findByText('Videos deleted: 1')
  expect(deletedOf(world)).toEqual([unused.id])
})

test('of many places, some are named and all are counted', async () => {
  const usedIn = Array.from({ length: 7 }, (_, index) => ({
    ...campaign,
    id: idOf('campaign', index + 1),
    name: `Campaign ${index + 1}`,
  }))
  await renderApp({ path: `/dynamic-videos/${used.id}`, state: { videos: [{ ...used, usedIn }] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await screen.findByText(/^Used in 7 campaigns: .*Campaign 5.*2 more/)
})

test('a deleted folder comes back with its videos, but without those that were moved meanwhile', async () => {
  const folders = ['Sales', 'Support'].map((name, index) => {
    return { id: idOf('video_folder', index + 1), name, videos: 0, createdAt: iso(NOW) }
  })
  const [sales, support] = folders
  const inside = [1, 2].map((number) => videoOf(number, { folderId: sales?.id, title: `Video ${number}` }))
  const { state, router } = await renderApp({
    path: `/dynamic-videos/folder/${sales?.id}`,
    state: {
      videos: [...inside, unused].map((video, at) => ({ ...video, id: `video00${at}` })),
      videoFolders: folders,
    },
  })
  await screen.findByText('Video 1')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete folder' }))
  await screen.findByText(/^Folder deleted/)
  await waitFor(() => expect(router.state.location.pathname).toBe('/dynamic-videos'))
  expect(state.videoFolders.map(({ name }) => name)).toEqual(['Support'])
  state.videos = state.videos.map((video) =>
    video.title === 'Video 2' ? { ...video, folderId: support?.id ?? null } : video,
  )
  press('Undo')
  await screen.findByRole('link', { name: /Sales/ })
  const again = state.videoFolders.find(({ name }) => name === 'Sales')
  await waitFor(() =>
    expect(state.videos.map(({ title, folderId }) => [title, folderId])).toEqual([
      ['Video 1', again?.id],
      ['Video 2', support?.id],
      ['Hello from Ana', null],
    ]),
  )
})
