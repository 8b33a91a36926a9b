import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { idOf } from '../../fixtures/fixture.ts'
import { Stage } from '../../fixtures/stage.tsx'
import { bookingLinks } from './fixture.ts'

const PATH = `/bookingpage/${idOf('event', 1)}`

async function openLinks(name = 'Limited links') {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Booking links',
  component: Stage,
  args: { path: PATH, state: { bookingLinks } },
  play: async () => {
    await (await openLinks()).findByText('Amara Okafor')
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const List: Story = {}
export const Empty: Story = {
  args: { state: { bookingLinks: [] } },
  play: async () => {
    await (await openLinks()).findByRole('heading', { name: 'No limited links yet' })
  },
}
export const Creating: Story = {
  play: async () => {
    const dialog = await openLinks()
    await userEvent.click(await dialog.findByRole('button', { name: 'Create links' }))
    await dialog.findByLabelText('Invitee email')
  },
}
export const RightToLeft: Story = {
  args: { language: 'il' },
  play: async () => {
    await (await openLinks('קישורים מוגבלים')).findByText('Amara Okafor')
  },
}
