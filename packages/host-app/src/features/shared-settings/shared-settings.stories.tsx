import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { actingAs, fullStudio, studio } from '../organizations/fixture.ts'
import { nothingShared } from './fixture.ts'
import { ALL_MAILS } from './shared-values.ts'

const shared = {
  ...nothingShared,
  logo: true,
  colors: true,
  language: 'de' as const,
  reminders: [
    { amount: 24, unit: 'hours' as const },
    { amount: 30, unit: 'minutes' as const },
  ],
  questions: [{ id: 'topic', type: 'text' as const, label: 'What is it about?', required: true }],
  mails: { ...ALL_MAILS, booked: false },
}

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Shared settings',
  component: Stage,
  args: { path: '/organization', state: { ...actingAs('owner', fullStudio), shared } },
  play: async () => {
    await screen.findByRole('button', { name: 'Save shared settings' })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const Set: Story = {}
export const NothingSet: Story = { args: { state: actingAs('owner', fullStudio) } }
export const SetRightToLeft: Story = {
  args: { language: 'il' },
  play: async () => {
    await screen.findByRole('button', { name: 'שמירת ההגדרות המשותפות' })
  },
}
export const QuestionMissing: Story = {
  play: async () => {
    await userEvent.clear(await screen.findByLabelText('Question 1'))
    await userEvent.click(screen.getByRole('button', { name: 'Save shared settings' }))
    await screen.findByText('This field is required')
  },
}

const inherited = {
  path: '/settings/profile',
  state: { organization: studio, shared, inherited: ['logo' as const] },
}
export const Inherited: Story = {
  args: inherited,
  play: async () => {
    await screen.findByRole('switch', { name: 'Logo: Inherited from Studio North' })
  },
}
export const InheritedRightToLeft: Story = {
  args: { ...inherited, language: 'il' },
  play: async () => {
    await screen.findByRole('heading', { name: 'מהארגון שלך' })
  },
}
