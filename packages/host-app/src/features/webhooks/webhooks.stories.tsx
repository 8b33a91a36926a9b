import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { deliveries, deliveryOf, webhookOf, webhooks } from './fixture.ts'

const [crm, automation, gone] = webhooks.map(({ id }) => `/integrations/webhooks/${id}`)

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Webhooks',
  component: Stage,
  args: { path: '/integrations/webhooks', state: { webhooks, deliveries } },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findAllByRole('heading', { level: 1 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const listed = async () => {
  await screen.findAllByRole('listitem')
}

const replaced = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'New secret' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: 'New secret' }))
  await screen.findByText(/^whsec_/)
}

export const List: Story = { play: listed }
export const RightToLeft: Story = { args: { language: 'il' }, play: listed }
export const Empty: Story = { args: { state: {} } }
export const WhatIsSent: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('heading', { name: 'What is sent' }))
    await screen.findByText(/timingSafeEqual\(one/)
  },
}
export const NewOne: Story = { args: { path: '/integrations/webhooks/new' } }
export const NewOneRefused: Story = {
  args: { path: '/integrations/webhooks/new' },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Address'), 'ftp://crm.example.com{Enter}')
    await screen.findByText(/Webhook URL must be valid/)
  },
}
export const Added: Story = {
  args: { path: '/integrations/webhooks/new', state: { webhooks } },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Address'), 'https://shop.example/booked{Enter}')
    await screen.findByText(/^whsec_/)
  },
}
export const One: Story = { args: { path: crm }, play: listed }
export const OneChanged: Story = {
  args: { path: crm },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /Canceled/ }))
    await screen.findByText('Unsaved changes')
  },
}
export const OneRightToLeft: Story = { args: { path: automation, language: 'il' }, play: listed }
export const TurnedOff: Story = { args: { path: gone }, play: listed }
const failing = webhookOf({
  health: {
    state: 'paused',
    since: '2026-11-23T13:05:00.000Z',
    failures: 12,
    nextTryAt: '2026-11-24T08:40:00.000Z',
  },
})
const slow = webhookOf({
  lastDelivery: deliveryOf({}),
  health: { state: 'slow', since: '2026-11-24T07:10:00.000Z', failures: 0, nextTryAt: null },
})
export const Paused: Story = { args: { path: crm, state: { webhooks: [failing], deliveries } }, play: listed }
export const PausedRightToLeft: Story = {
  args: { path: crm, state: { webhooks: [failing], deliveries }, language: 'il' },
  play: listed,
}
export const PausedInTheList: Story = {
  args: { state: { webhooks: [failing, ...webhooks.slice(1)], deliveries } },
  play: listed,
}
export const Slow: Story = { args: { path: crm, state: { webhooks: [slow], deliveries } }, play: listed }
export const NothingSentYet: Story = {
  args: { path: crm, state: { webhooks } },
  play: async () => {
    await screen.findByText(/Your next booking shows up here/)
  },
}
const opened = async () => {
  const [first] = await screen.findAllByRole('button', {
    name: /: what was sent$|: was gesendet wurde$|: מה נשלח$/,
  })
  if (first) await userEvent.click(first)
  await screen.findByText('{"received":true}')
}
export const Opened: Story = { args: { path: crm }, play: opened }
export const OpenedRightToLeft: Story = { args: { path: crm, language: 'il' }, play: opened }
export const OpenedErased: Story = {
  args: { path: crm, state: { webhooks, deliveries, sent: { body: null, answer: null } } },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /: what was sent$/ })
    if (first) await userEvent.click(first)
    await screen.findByText(/No longer kept/)
  },
}
export const ExampleUnanswered: Story = {
  args: {
    path: crm,
    state: {
      webhooks,
      deliveries,
      webhookTest: { delivered: false, status: null, problem: 'certificate', tookMs: 90, answer: null },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
    await screen.findAllByText('The site’s certificate isn’t valid.')
  },
}
export const SecretReplaced: Story = { args: { path: crm }, play: replaced }
export const Deleting: Story = {
  args: { path: automation },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await screen.findByRole('dialog')
  },
}
export const Gone: Story = {
  args: { path: '/integrations/webhooks/nobody' },
  play: async () => {
    await screen.findByRole('link', { name: 'All webhooks' })
  },
}
