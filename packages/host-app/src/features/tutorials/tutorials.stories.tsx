import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Tutorials',
  component: Stage,
  args: { path: '/tutorials' },
  play: async () => {
    await screen.findAllByRole('heading', { level: 2 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const told = async () => {
  await screen.findByRole('list', { name: /Steps|שלבים/ })
}

export const All: Story = {}
export const AllRightToLeft: Story = { args: { language: 'il' } }
export const Category: Story = { args: { path: '/tutorials/hours' } }
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'zebra')
    await screen.findByText(/No tutorial matches/)
  },
}
export const One: Story = { args: { path: '/tutorials/hours/weekly_hours' }, play: told }
export const OneRightToLeft: Story = {
  args: { path: '/tutorials/meetings/move_cancel', language: 'il' },
  play: told,
}
