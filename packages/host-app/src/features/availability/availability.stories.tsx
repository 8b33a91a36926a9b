import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { busyDay } from '../calendars/fixture.ts'
import { Stage } from '../../fixtures/stage.tsx'
import { idOf } from '../../fixtures/fixture.ts'
import { germanDaysOff } from './fixture.ts'

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
export const DaysOff: Story = {
  args: { path: '/availability/days-off', state: { daysOff: germanDaysOff } },
  play: async () => {
    await screen.findByText('Epiphany')
  },
}
export const NoDaysOff: Story = {
  args: { path: '/availability/days-off' },
  play: async () => {
    await screen.findByRole('combobox')
  },
}
export const DaysOffFailed: Story = {
  args: {
    path: '/availability/days-off',
    state: { failing: new Map([['GET /days-off', { code: 'unavailable' }]]) },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' })
  },
}
export const DaysOffRightToLeft: Story = {
  args: { language: 'il', path: '/availability/days-off', state: { daysOff: germanDaysOff } },
  play: async () => {
    await screen.findByText('Epiphany')
  },
}
export const Empty: Story = { args: { state: { schedules: [] } } }
