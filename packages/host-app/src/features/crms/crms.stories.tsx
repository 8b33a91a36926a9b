import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { me } from '../accounts/fixture.ts'
import { someConnection } from '../connections/fixture.ts'
import { busyCrm } from './fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/CRMs',
  component: Stage,
  args: { path: '/integrations/hubspot' },
  play: async () => {
    await screen.findAllByRole('heading', { level: 2 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const hubspot = someConnection(1, { provider: 'hubspot', account: 'noor@studio.example', lastCalls: [] })
const connected = { connections: [hubspot] }

export const NotConnected: Story = {}
export const NotSetUp: Story = {
  args: {
    path: '/integrations/pipedrive',
    state: {
      providers: [
        {
          id: 'pipedrive',
          gives: ['contacts'],
          asks: [],
          isReady: false,
          needs: ['PIPEDRIVE_CLIENT_ID', 'PIPEDRIVE_CLIENT_SECRET'],
        },
      ],
    },
  },
}
export const Connected: Story = {
  args: { state: connected },
  play: async () => {
    await screen.findByText('No meetings yet. Your next booking shows up here.')
  },
}
export const InUse: Story = {
  args: { state: { ...connected, crm: busyCrm } },
  play: async () => {
    await screen.findByText(/^No longer in HubSpot: Lead note/)
    await userEvent.type(await screen.findByLabelText('Email of someone who has booked'), 'ada@example.test')
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
    await screen.findByText('Prices for a team of ten')
  },
}
export const RightToLeft: Story = {
  args: { language: 'il', state: { ...connected, crm: busyCrm } },
  play: async () => {
    await screen.findByText('Chiara Conti')
  },
}
export const Locked: Story = {
  args: {
    state: {
      me: {
        ...me,
        server: { ...me.server, hasPlans: true },
        configs: [{ slug: 'crm', data: 'no', popup: null }],
      },
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Upgrade Now' })
  },
}
