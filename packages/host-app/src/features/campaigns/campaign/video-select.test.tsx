// @vitest-environment happy-dom
import type { Video } from '@scheduling/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eventTypeOf } from '../../event-types/fixture.ts'
import { iso, NOW } from '../../../fixtures/fixture.ts'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { videoOf } from '../../videos/fixture.ts'
import { campaignOf } from '../fixture.ts'

const page = campaignOf(1, { destination: { kind: 'page' }, videoId: 'video001' })
const mails = campaignOf(1, { videoId: 'video001' })

const open = async (campaign: typeof page, videos: Video[]) =>
  renderApp({
    path: `/dynamic-videos/campaigns/${campaign.id}`,
    state: { campaigns: [campaign], videos, eventTypes: [eventTypeOf({})] },
  })

test.each<[string, Video[], RegExp]>([
  ['deleted', [], /^This video was deleted\. Leads see your booking page instead\. Choose another/],
  [
    'private',
    [videoOf(1, { privacy: 'private' })],
    /^Only you can watch\. Leads see your booking page instead/,
  ],
  ['over', [videoOf(1, { until: iso(NOW) })], /^No longer shown since .*Leads see your booking page instead/],
  ['with a password', [videoOf(1, { privacy: 'password', password: true })], /Leads need the password/],
])('a campaign says what its leads see when its video is %s', async (_what, videos, text) => {
  await open(page, videos)
  await screen.findByText(text)
  expect(await screen.findByRole('combobox', { name: 'Video' })).toBeDefined()
})

test('a campaign whose links lead elsewhere says that mails have no picture', async () => {
  await open(mails, [videoOf(1, { privacy: 'private' })])
  await screen.findByText(/The emails that you copy have no picture of it/)
  expect(screen.queryByText(/Leads see your booking page instead/)).toBeNull()
})

test('a hidden video can be shown again from its own page', async () => {
  await open(page, [videoOf(1, { privacy: 'private' })])
  const link = await screen.findByRole('link', { name: 'Change who can watch' })
  expect(link.getAttribute('href')).toBe('/dynamic-videos/video001')
})

test('a video that leads see is not spoken of', async () => {
  await open(page, [videoOf(1)])
  await screen.findByDisplayValue('Product tour')
  expect(screen.queryByText(/Leads see your booking page instead|Leads need the password/)).toBeNull()
})
