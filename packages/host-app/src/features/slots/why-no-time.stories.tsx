import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { idOf } from '../../fixtures/fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Why is there no time',
  component: Stage,
  args: { path: `/bookingpage/${idOf('event', 1)}` },
}
export default meta

/** After a click on a gray time: every reason with its setting. */
export const Reasons: StoryObj<typeof Stage> = {
  play: async () => {
    await userEvent.click(await screen.findByText('Why isn’t a time available?', { selector: 'label *' }))
    await userEvent.click(await screen.findByRole('button', { name: '08:00, not free' }))
    await screen.findByText(/It’s outside your working hours/)
  },
}
