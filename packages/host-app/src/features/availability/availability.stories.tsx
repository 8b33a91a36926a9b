import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { busyDay } from '../calendars/fixture.ts'
import { Stage } from '../../fixtures/stage.tsx'
import { idOf } from '../../fixtures/fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Availability',
  component: Stage,
  args: { path: '/availability' },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const OfficeHours: Story = {}
export const RightToLeft: Story = { args: { language: 'il' } }
/** Draws calendar events over the hours. */
export const Busy: Story = {
  args: { state: { calendarBusy: busyDay() } },
  play: async () => {
    await screen.findAllByText(/Dentist/)
  },
}
/** Draws a range over midnight on both days. */
export const Overnight: Story = { args: { path: `/availability/${idOf('schedule', 2)}` } }
export const Empty: Story = { args: { state: { schedules: [] } } }
