import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { notificationsFixture } from './fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Notifications',
  component: Stage,
  args: { path: '/settings/notifications' },
  play: async () => {
    await screen.findAllByRole('switch')
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const some = { hostMails: { ...notificationsFixture.state().hostMails, reminder: false, webhook: false } }

export const All: Story = {}
export const Some: Story = { args: { state: some } }
export const RightToLeft: Story = { args: { language: 'il', state: some } }
