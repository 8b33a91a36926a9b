import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { me } from '../accounts/fixture.ts'
import { administered } from './fixture.ts'

const operator = { ...me, isOperator: true }
const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Accounts',
  component: Stage,
  args: { path: '/settings/accounts', state: { me: operator } },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findAllByRole('listitem')
    await screen.findByText('Bo Lind')
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const List: Story = {}
export const RightToLeft: Story = { args: { language: 'il' } }
export const Many: Story = {
  // Its rows are alike.
  parameters: { a11y: { context: { exclude: ['li:nth-child(n + 13)'] } } },
  args: {
    state: {
      me: operator,
      administered: Array.from({ length: 60 }, (_, index) => ({
        ...administered[1]!,
        id: administered[1]!.id.slice(0, -3) + String(index).padStart(3, '0'),
      })),
    },
  },
  play: async () => {
    await screen.findAllByText('Bo Lind')
  },
}
const ask = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Bo Lind' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  return within(await screen.findByRole('dialog'))
}
export const Plan: Story = {
  play: async () => {
    await (await ask('Change the plan')).findByLabelText('Plan')
  },
}
export const Delete: Story = {
  play: async () => {
    const dialog = await ask('Delete now')
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete now' }))
    await dialog.findAllByText('This field is required')
  },
}
export const NobodyFound: Story = {
  args: { path: '/settings/accounts?q=nobody' },
  play: async () => {
    await screen.findByText('No accounts found')
  },
}
export const Log: Story = {
  args: { path: '/settings/accounts/log' },
  play: async () => {
    await screen.findByText('Sends spam')
  },
}
export const LogEmpty: Story = {
  args: { path: '/settings/accounts/log', state: { me: operator, operatorActions: [] } },
  play: async () => {
    await screen.findByText('No changes yet')
  },
}

export const Upgrades: Story = {
  args: { path: '/settings/accounts/upgrades', state: { me: operator } },
  play: async () => {
    await screen.findByLabelText('analytics')
  },
}

const seller = { ...operator, server: { ...operator.server, sellsPlans: true } }
export const GiftCards: Story = {
  args: { path: '/settings/accounts/gift-cards', state: { me: seller } },
  play: async () => {
    await screen.findByText('12 × $10 · 1 × $50')
    await userEvent.type(await screen.findByLabelText('Codes'), 'GIFT-1{Enter}GIFT-2')
    await userEvent.click(screen.getByRole('button', { name: 'Add codes' }))
    await screen.findByText('Codes added: 2. In stock before: 0.')
    await waitFor(() => expect(screen.getByLabelText('Codes')).toHaveValue(''))
    await expect(screen.queryByText('This field is required')).toBeNull()
  },
}
export const GiftCardsRightToLeft: Story = {
  args: { path: '/settings/accounts/gift-cards', language: 'il', state: { me: seller } },
  play: async () => {
    await screen.findAllByText('bo@example.com')
  },
}
export const GiftCardsEmpty: Story = {
  args: {
    path: '/settings/accounts/gift-cards',
    state: { me: seller, giftCards: { cards: [], stock: [] } },
  },
  play: async () => {
    await screen.findByText('No gift cards yet')
  },
}
