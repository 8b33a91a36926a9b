import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { me } from '../accounts/fixture.ts'
import { handovers } from '../handovers/fixture.ts'
import { actingAs, askedToOwn, fullStudio, studio } from './fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Organization',
  component: Stage,
  args: { path: '/organization', state: actingAs('owner', fullStudio) },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findByText('Mira Vogel')
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const People: Story = {}
export const PeopleRightToLeft: Story = { args: { language: 'il' } }
export const AsMember: Story = { args: { state: actingAs('member', fullStudio) } }
const busy = { toCome: { each: 14, all: 52 }, handovers }

export const SomebodyHasGone: Story = {
  args: { state: { ...actingAs('owner', fullStudio), ...busy } },
  play: async () => {
    await screen.findByText('Nobody else is free at this time.')
  },
}
export const SomebodyHasGoneRightToLeft: Story = {
  ...SomebodyHasGone,
  args: { ...SomebodyHasGone.args, language: 'il' },
  play: async () => {
    await screen.findByText('איש אחר אינו פנוי בשעה הזאת.')
  },
}
export const Removing: Story = {
  args: { state: { ...actingAs('owner', fullStudio), ...busy } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Jonas Weber' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await userEvent.click(await screen.findByLabelText('Assign all to one person'))
  },
}
export const LeavingWithMeetings: Story = {
  args: { state: { ...actingAs('member', fullStudio), ...busy } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Leave organization' }))
    await screen.findByText('Upcoming meetings: 14')
  },
}
const transfer = { member_id: fullStudio.members[1]?.member_id ?? '', until: '2027-03-08T08:00:00.000Z' }
export const AskingSomebodyToOwnIt: Story = {
  args: { state: actingAs('owner', { ...fullStudio, transfer }) },
  play: async () => {
    await screen.findByRole('button', { name: 'Withdraw request' })
  },
}
export const AskedToOwnIt: Story = {
  args: { state: askedToOwn() },
  play: async () => {
    await screen.findByRole('button', { name: 'Accept ownership' })
  },
}
export const AskedToOwnItRightToLeft: Story = {
  args: { state: askedToOwn(), language: 'il' },
  play: async () => {
    await screen.findByRole('button', { name: 'קבלת הבעלות' })
  },
}
const emails = {
  email: 'hello@studio.example',
  pendingEmail: { email: 'team@studio.example', until: '2027-03-08T08:00:00.000Z' },
}
export const EmailThatWaits: Story = {
  args: { state: actingAs('owner', { ...fullStudio, ...emails }) },
  play: async () => {
    await screen.findByRole('button', { name: 'Cancel team@studio.example' })
  },
}
export const EmailThatWaitsRightToLeft: Story = {
  args: { state: actingAs('owner', { ...fullStudio, ...emails }), language: 'il' },
  play: async () => {
    await screen.findByRole('button', { name: 'הסרת הדוא״ל' })
  },
}
export const JustCreated: Story = {
  args: { state: actingAs('owner') },
  play: async () => {
    await screen.findByText('Anna Berg')
  },
}
export const Creating: Story = {
  args: { state: {} },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Name'), 'Studio North')
  },
}
export const NotInThePlan: Story = {
  args: {
    state: {
      me: { ...me, server: { ...me.server, hasPlans: true } },
      failing: new Map([['POST /organizations', { code: 'upgrade_required' }]]),
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Name'), 'Studio North')
    await userEvent.click(screen.getByRole('button', { name: 'Create organization' }))
    await screen.findByRole('dialog')
  },
}
export const Switching: Story = {
  args: { path: '/', state: { organization: studio } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Anna Berg’s account' }))
    await screen.findByRole('menuitem', { name: 'Studio North' })
  },
}
export const SharingAsMember: Story = {
  args: { path: '/', state: actingAs('member') },
  play: async () => {
    await screen.findByRole('article', { name: 'Introduction' })
  },
}
export const Mine: Story = {
  args: { state: { organization: { ...studio, role: 'member' } } },
  play: async () => {
    await screen.findByRole('article', { name: 'Studio North' })
  },
}
export const Joined: Story = {
  args: { path: '/organization/joined', state: actingAs('member') },
  play: async () => {
    await screen.findByRole('heading', { name: 'You joined Studio North' })
  },
}
export const OnlyInOnesOwnAccount: Story = {
  args: { path: '/clients', state: actingAs('owner') },
  play: async () => {
    await screen.findByRole('button', { name: 'Switch to your account' })
  },
}
export const InvitedToSignUp: Story = {
  args: { path: '/onboard?email=noa%40park.example&accept_key=k', isSignedIn: false, state: {} },
  play: async () => {
    await screen.findByDisplayValue('noa@park.example')
  },
}
export const InvitedToSignIn: Story = {
  args: { path: '/login?email=noa%40park.example&accept_key=k', isSignedIn: false, state: {} },
  play: async () => {
    await screen.findByDisplayValue('noa@park.example')
  },
}
export const Accepting: Story = {
  args: { path: '/organization/accept?key=key', state: { wait: new Promise(() => undefined) } },
  play: async () => {
    await screen.findByRole('heading', { name: 'Your invitation' })
  },
}
export const NoSeatLeft: Story = {
  args: {
    path: '/organization/accept?key=key',
    state: { failing: new Map([['POST /organization/accept', { code: 'member_limit_reached' }]]) },
  },
  play: async () => {
    await screen.findByRole('alert')
  },
}
