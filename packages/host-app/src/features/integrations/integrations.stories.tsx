import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { me } from '../accounts/fixture.ts'
import { hooks } from '../webhooks/fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Integrations',
  component: Stage,
  args: { path: '/integrations' },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findAllByRole('heading', { level: 2 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const ga4 = { appId: 'ga4', trackingId: 'G-AB12CD34EF' } as const

export const Catalog: Story = { args: { state: { integrations: [ga4] } } }
export const RightToLeft: Story = { args: { language: 'il' } }
export const NothingFound: Story = { args: { path: '/integrations?q=myspace' } }
export const Platform: Story = { args: { path: '/integrations/wordpress' } }
export const PlatformRightToLeft: Story = { args: { path: '/integrations/squarespace', language: 'il' } }
export const PlatformLink: Story = {
  args: { path: '/integrations/wordpress' },
  play: async () => {
    await userEvent.click(await screen.findByText('A link'))
    await screen.findByRole('button', { name: 'Copy link' })
  },
}
export const PlatformEveryPage: Story = {
  args: { path: '/integrations/webflow' },
  play: async () => {
    await userEvent.click(await screen.findByText('A button on every page'))
    await screen.findByText(/data-widget/)
  },
}
export const Tracking: Story = { args: { path: '/integrations/gtag' } }
export const TrackingConnected: Story = {
  args: { path: '/integrations/ga4', state: { integrations: [ga4] } },
}
export const TrackingRefused: Story = {
  args: { path: '/integrations/fpixel' },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Pixel ID'), 'abc{Enter}')
    await screen.findByText(/Enter an ID such as/)
  },
}
export const Connector: Story = {
  args: { path: '/integrations/zapier', state: { webhooks: hooks } },
  play: async () => {
    await screen.findByRole('article', { name: 'Poll decided' })
  },
}
export const ConnectorPasted: Story = {
  args: { path: '/integrations/pabbly_connect', state: { webhooks: hooks } },
  play: async () => {
    await screen.findByRole('article', { name: 'Booked and Canceled' })
  },
}
export const ConnectorEmpty: Story = {
  args: { path: '/integrations/zapier' },
  play: async () => {
    await screen.findByText(/^No events yet/)
  },
}
export const ConnectorKey: Story = {
  args: { path: '/integrations/zapier' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create key' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Create key' }))
    await screen.findByText('This field is required')
  },
}
export const ConnectorKeyMade: Story = {
  args: { path: '/integrations/zapier' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create key' }))
    await userEvent.type(await screen.findByLabelText('Your password'), 'Secret-1{Enter}')
    await screen.findByRole('heading', { name: 'Copy your key now' })
  },
}
export const ConnectorInTrial: Story = {
  args: {
    path: '/integrations/zapier',
    state: { me: { ...me, server: { ...me.server, zapierStandIn: 'http://127.0.0.1:41234' } } },
  },
  play: async () => {
    await screen.findByRole('link', { name: 'Open the stand-in' })
  },
}
export const ConnectorRightToLeft: Story = {
  args: { path: '/integrations/pabbly_connect', language: 'il', state: { webhooks: hooks } },
}
export const Extension: Story = {
  args: { path: '/integrations/chrome_extension' },
  play: async () => {
    await screen.findByRole('link', { name: 'Download extension' })
  },
}
export const ExtensionRightToLeft: Story = {
  args: { path: '/integrations/chrome_extension', language: 'il' },
}
export const Gone: Story = { args: { path: '/integrations/myspace' } }
