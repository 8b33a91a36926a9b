import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../../fixtures/stage.tsx'
import { cornersAsEmbedded } from '../preview/corners-as-embedded.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Share your link',
  component: Stage,
  args: { path: '/' },
}
export default meta
type Story = StoryObj<typeof Stage>

async function open() {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Share your link' }))[0] as HTMLElement)
  await screen.findByRole('dialog')
}

export const Link: Story = { play: open }
export const AddToWebsite: Story = {
  play: async () => {
    await open()
    await userEvent.click(await screen.findByRole('tab', { name: 'Add to website' }))
    await screen.findByRole('button', { name: 'Copy code' })
  },
}
export const PlainFrame: Story = {
  play: async () => {
    await open()
    await userEvent.click(await screen.findByRole('tab', { name: 'Add to website' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Plain iframe' }))
    await cornersAsEmbedded()
  },
}
