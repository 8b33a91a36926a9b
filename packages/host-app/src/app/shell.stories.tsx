import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { actingAs } from '../features/organizations/fixture.ts'
import { Stage } from '../fixtures/stage.tsx'

const meta: Meta<typeof Stage> = { title: 'Dashboard/Shell', component: Stage, args: { path: '/' } }
export default meta
type Story = StoryObj<typeof Stage>

export const Commands: Story = {
  play: async () => {
    await screen.findByRole('article', { name: 'Introduction' })
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox', { name: 'Search and commands' })
  },
}
export const Shortcuts: Story = {
  play: async () => {
    await screen.findByRole('article', { name: 'Introduction' })
    await userEvent.keyboard('?')
    await screen.findByRole('dialog')
  },
}
export const NotFound: Story = { args: { path: '/nowhere' } }
export const NotFoundRightToLeft: Story = { args: { path: '/nowhere', language: 'il' } }
export const NotFoundInOrganization: Story = { args: { path: '/nowhere', state: actingAs('member') } }
