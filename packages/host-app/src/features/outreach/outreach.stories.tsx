import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { me } from '../accounts/fixture.ts'
import { campaignOf } from '../campaigns/fixture.ts'
import { someConnection } from '../connections/fixture.ts'
import { busyOutreach } from './fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Outreach',
  component: Stage,
  args: { path: '/integrations/heyreach' },
  play: async () => {
    await screen.findAllByRole('heading', { level: 2 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const heyreach = someConnection(1, { provider: 'heyreach', account: '…4711ab', lastCalls: [] })
const campaigns = [campaignOf(1, { name: 'Spring' }), campaignOf(2, { name: 'Agencies' })]
const connected = { connections: [heyreach], campaigns }
const inUse = { ...connected, outreach: busyOutreach }

export const NotConnected: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Connect HeyReach' }))
    await userEvent.type(await screen.findByLabelText('API key'), 'heyreach-key')
  },
}
export const NoCampaigns: Story = {
  args: { state: { ...connected, campaigns: [] } },
  play: async () => {
    await screen.findByRole('link', { name: 'Go to campaigns' })
  },
}
export const Connected: Story = {
  args: { state: connected },
  play: async () => {
    await screen.findByText('No campaigns linked yet.')
    await userEvent.click(await screen.findByRole('button', { name: 'Link campaign' }))
    await screen.findByText('Choose where the leads come from and where they go.')
    await userEvent.click(screen.getByRole('combobox', { name: 'Your campaign' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Spring' }))
    await userEvent.click(screen.getByRole('combobox', { name: 'Campaign in HeyReach' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Founders in spring' }))
    await userEvent.type(screen.getByLabelText('Tag for booked leads (optional)'), 'Booked')
    await userEvent.click(screen.getByRole('button', { name: 'Link campaign' }))
    await screen.findByText('Tag for booked leads: Booked')
    await userEvent.click(screen.getByRole('button', { name: 'Edit Spring' }))
    const spring = within(screen.getByRole('heading', { name: 'Spring' }).closest('li')!)
    const tag = spring.getByLabelText('Tag for booked leads (optional)')
    await userEvent.clear(tag)
    await userEvent.type(tag, 'Met')
    await userEvent.click(spring.getByRole('button', { name: 'Save' }))
    await screen.findByText('Tag for booked leads: Met')
    await userEvent.click(await screen.findByRole('button', { name: 'Add leads' }))
    await screen.findByText('0 of 2 added')
  },
}
export const InUse: Story = {
  args: { state: inUse },
  play: async () => {
    await screen.findByText('96 of 240 added')
    await screen.findByText(/^HeyReach rejected the leads/)
    await userEvent.click(screen.getByRole('button', { name: 'Replace address' }))
    await screen.findByText(/^https:\/\/meet\.example\.com\/hooks\/outreach\//)
  },
}
export const RightToLeft: Story = {
  args: { language: 'il', state: inUse },
  play: async () => {
    await screen.findByText('נוספו 96 מתוך 240')
  },
}
export const CampaignsFailed: Story = {
  args: {
    state: { ...connected, failing: new Map([['GET /outreach/:id/targets', { code: 'unavailable' }]]) },
  },
  play: async () => {
    await screen.findByRole('alert')
  },
}
export const Locked: Story = {
  args: {
    state: {
      me: {
        ...me,
        server: { ...me.server, hasPlans: true },
        configs: [{ slug: 'outreach', data: 'no', popup: null }],
      },
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Upgrade Now' })
  },
}
