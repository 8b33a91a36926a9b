import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { idOf } from '../../fixtures/fixture.ts'
import { Stage } from '../../fixtures/stage.tsx'
import { oneOffOf } from './fixture.ts'

const oneOffs = [
  oneOffOf({}),
  oneOffOf({
    id: idOf('one_off', 2),
    name: 'A very long name for a meeting about everything that nobody has found time for so far',
    expiresAt: '2026-12-01T23:00:00Z',
  }),
]

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/One-off meetings',
  component: Stage,
  args: { path: '/timeslotpicker', state: { oneOffs } },
  play: async () => {
    await screen.findAllByRole('heading', { level: 1 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const picked: Story['play'] = async () => {
  const cells = await screen.findAllByLabelText(/November 25, 14:00/)
  await userEvent.click(cells[0] as HTMLElement)
  await screen.findByText('1 time picked')
}

// A phone shows a note instead of this form.
const FORM: Story['parameters'] = { viewport: { defaultViewport: 'desktop' } }

export const List: Story = {}
export const RightToLeft: Story = { args: { language: 'il' } }
export const Empty: Story = { args: { state: {} } }
export const NewOne: Story = {
  args: { path: '/timeslotpicker/new' },
  parameters: FORM,
  play: picked,
}
export const NewOneRightToLeft: Story = {
  args: { path: '/timeslotpicker/new', language: 'il' },
  parameters: FORM,
}
export const Waiting: Story = { args: { path: `/timeslotpicker/${idOf('one_off', 1)}` } }
export const Gone: Story = { args: { path: `/timeslotpicker/${idOf('one_off', 9)}` } }

const pickFreeTimes: Story['play'] = async () => {
  const [first, second] = await screen.findAllByRole('button', { name: /^\d+:\d\d/ })
  await userEvent.click(first as HTMLElement)
  await userEvent.click(second as HTMLElement)
}

export const ForAMail: Story = {
  args: { path: '/externaltimeslot' },
  play: async (context) => {
    await pickFreeTimes(context)
    await screen.findByRole('button', { name: 'Copy for email' })
  },
}
export const ForAMailRightToLeft: Story = {
  args: { path: '/externaltimeslot', language: 'il' },
  play: pickFreeTimes,
}
export const ForAMailSignedOut: Story = {
  args: { path: '/externaltimeslot', isSignedIn: false },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await screen.findByRole('dialog')
  },
}
