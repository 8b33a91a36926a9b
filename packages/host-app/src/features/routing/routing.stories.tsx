import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { idOf } from '../../fixtures/fixture.ts'
import { Stage } from '../../fixtures/stage.tsx'
import { eventTypes } from '../event-types/fixture.ts'
import { answerOf, formOf } from './fixture.ts'

const forms = [
  formOf({ answered: 2 }),
  formOf({
    id: idOf('routing_form', 2),
    name: 'A form with a very long name, about everything that somebody could ever want of us',
    slug: 'everything',
    isOn: false,
    answered: 1,
  }),
]
const answers = [
  answerOf(1),
  answerOf(2, { answers: [], rule: null, to: { kind: 'text', text: 'Write to us.' } }),
]
const known = `/organization/forms/${idOf('routing_form', 1)}`

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Routing forms',
  component: Stage,
  args: {
    path: '/organization/forms',
    state: { routingForms: forms, routingAnswers: answers, eventTypes },
  },
  play: async () => {
    await screen.findAllByRole('heading', { level: 1 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const answered = async () => {
  await screen.findByText('visitor1@client.example')
}

export const List: Story = {}
export const RightToLeft: Story = { args: { language: 'il' } }
export const Empty: Story = { args: { state: {} } }
export const NewOne: Story = { args: { path: '/organization/forms/new' } }
export const NewOneRefused: Story = {
  args: { path: '/organization/forms/new' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add rule' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Add form' }))
    await screen.findAllByText('Choose a destination')
  },
}
export const Known: Story = { args: { path: known }, play: answered }
export const KnownRightToLeft: Story = { args: { path: known, language: 'il' }, play: answered }
export const Gone: Story = {
  args: { path: `/organization/forms/${idOf('routing_form', 9)}` },
  play: async () => {
    await screen.findByRole('link', { name: 'All forms' })
  },
}
