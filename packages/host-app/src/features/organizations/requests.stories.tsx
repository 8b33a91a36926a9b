import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { branding } from '../branding/fixture.ts'
import { actingAs, fullStudio } from './fixture.ts'
import { accessRequest, mailedAccess, mailedUpgrade, upgradeRequest } from './requests-fixture.ts'

const asked = { ...fullStudio, requests: [upgradeRequest, accessRequest] }
const askable = [
  { id: accessRequest.id, name: 'Design review', isMine: false, isAsked: false },
  { id: upgradeRequest.id, name: 'Portfolio tour', isMine: false, isAsked: true },
]
const trial = () => {
  const { me, organization } = actingAs('member', fullStudio)
  const server = { ...me.server, hasPlans: true }
  return { me: { ...me, server, plan_type: 'business_trial', trial_end: 1_796_083_200 }, organization }
}

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Requests of members',
  component: Stage,
  args: { path: '/organization', state: actingAs('owner', asked) },
  play: async () => {
    await screen.findAllByRole('button', { name: /Approve|Genehmigen|אישור/ })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const Open: Story = {}
export const OpenRightToLeft: Story = { args: { language: 'il' } }
export const AskForAccess: Story = {
  args: { state: { ...actingAs('member', fullStudio), askable } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for access: Design review' }))
    await screen.findByText('Your request is on its way to the owner.')
    await screen.findByText('You requested access to Design review')
  },
}
export const MailedUpgrade: Story = {
  args: { path: '/organization/request?key=key', isSignedIn: false, state: { mailedRequest: mailedUpgrade } },
}
export const MailedAccess: Story = {
  args: { path: '/organization/request?key=key', isSignedIn: false, state: { mailedRequest: mailedAccess } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
    await screen.findByText(/You declined this request/)
  },
}
export const MailedRightToLeft: Story = {
  args: { ...MailedUpgrade.args, language: 'il' },
}
export const Expired: Story = {
  args: { path: '/organization/request?key=other', isSignedIn: false, state: {} },
  play: async () => {
    await screen.findByRole('alert')
  },
}
export const InTheBar: Story = {
  args: { path: '/organization', state: trial() },
  play: async () => {
    const bar = within(await screen.findByRole('region', { name: 'Your trial' }))
    await userEvent.click(await bar.findByRole('button', { name: 'Ask to upgrade' }))
    await bar.findByText('Your request is on its way to the owner.')
    await userEvent.click(bar.getByRole('button', { name: 'Ask to upgrade' }))
    await expect(await bar.findByText(/You’ve asked already/)).toBeVisible()
  },
}
export const InThePopup: Story = {
  args: {
    path: '/settings/branding',
    state: {
      ...trialOfAdmin(),
      branding: { ...branding, mayHideProductName: false },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade Now' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Not in your plan' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Ask to upgrade' }))
    await dialog.findByText('Your request is on its way to the owner.')
  },
}

function trialOfAdmin() {
  const { me, organization } = actingAs('admin', fullStudio)
  const configs = [{ slug: 'hide-product-name', data: 'no', popup: null }]
  return { me: { ...me, server: { ...me.server, hasPlans: true }, configs }, organization }
}
