import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { HOUR } from '@scheduling/domain'
import { idOf, iso, NOW } from '../../fixtures/fixture.ts'
import { Stage } from '../../fixtures/stage.tsx'
import { pollOf } from './fixture.ts'

const polls = [
  pollOf({}),
  pollOf({ id: idOf('poll', 2), name: 'Where shall we all go in summer?', isAllDay: true, votes: 40 }),
]
const path = `/groupinvite/${idOf('poll', 1)}`

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Group polls',
  component: Stage,
  args: { path: '/groupinvite', state: { polls } },
  play: async () => {
    await screen.findAllByRole('heading', { level: 1 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

// A phone shows a note instead of these forms.
const FORM: Story['parameters'] = { viewport: { defaultViewport: 'desktop' } }

export const List: Story = {}
export const RightToLeft: Story = { args: { language: 'il' } }
export const Empty: Story = { args: { state: {} } }
export const NewOne: Story = { args: { path: '/groupinvite/new' }, parameters: FORM }
export const HowItStands: Story = { args: { path } }
export const MailsWait: Story = {
  args: { path, state: { polls, heldMails: { held: 41, until: iso(NOW + 8 * HOUR) } } },
  play: async () => {
    await screen.findByRole('note')
  },
}
export const NewDays: Story = {
  args: { path: '/groupinvite/new' },
  parameters: FORM,
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Whole days' }))
    await screen.findByRole('grid', { name: 'Days this week' })
  },
}
export const Edited: Story = { args: { path: `${path}?edit=yes` }, parameters: FORM }
export const Decided: Story = {
  args: {
    path,
    state: {
      polls: [
        pollOf({
          state: 'finished',
          finalStart: pollOf({}).slots[1] ?? null,
          bookingId: idOf('booking', 1),
        }),
      ],
    },
  },
}
export const Gone: Story = { args: { path: `/groupinvite/${idOf('poll', 9)}` } }
