import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { event, eventPage, owner } from './fixtures.ts'
import { BookingPreview } from './preview.tsx'

const meta = { title: 'Booking page/Preview', component: BookingPreview } satisfies Meta<
  typeof BookingPreview
>
export default meta
type Story = StoryObj<typeof meta>

const { slots } = eventPage()

export const InTheDashboard: Story = {
  args: { owner, event, slots },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement)
  },
}
export const Dark: Story = { args: { owner, event, slots, options: { theme: 'dark' } } }
export const TheForm: Story = {
  args: { owner, event, slots, step: 'form' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm booking', hidden: true })).toBeVisible()
  },
}
export const TheLastPage: Story = {
  args: { owner, event, slots, step: 'booked' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are booked')).toBeVisible()
  },
}
export const Empty: Story = { args: { owner, event, slots: { ...slots, starts: [] } } }
