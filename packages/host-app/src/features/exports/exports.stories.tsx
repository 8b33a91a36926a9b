import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { readyExport } from './fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Export',
  component: Stage,
  args: { path: '/settings/export' },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findByRole('heading', { level: 2 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const None: Story = {}
export const Waiting: Story = {
  args: { state: { export: { ...readyExport, state: 'waiting', done: 3, bytes: null } } },
}
export const Ready: Story = { args: { state: { export: readyExport } } }
export const ReadyRightToLeft: Story = { args: { state: { export: readyExport }, language: 'il' } }
export const Fetched: Story = { args: { state: { export: { ...readyExport, state: 'fetched' } } } }
export const WrittenAgain: Story = {
  args: { state: { export: { ...readyExport, state: 'failed', done: 5, bytes: null } } },
}
