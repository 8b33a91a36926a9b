import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { me } from '../accounts/fixture.ts'

const begun = { ...me, userStatus: 'unverified' as const }

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Onboarding',
  component: Stage,
  args: { path: '/onboard/link', state: { me: begun } },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const withPlans = { ...me, server: { ...me.server, hasPlans: true } }
const signUp = { path: '/onboard', isSignedIn: false, state: { me: withPlans } }

async function typeCode(code: string) {
  await userEvent.type(await screen.findByLabelText('Code from the email'), code)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
}

export const Welcome: Story = { args: signUp }
export const WelcomeWithoutPlans: Story = { args: { path: '/onboard', isSignedIn: false, state: {} } }
export const WelcomeRightToLeft: Story = { args: { ...signUp, language: 'il' } }
export const WelcomeGuesses: Story = {
  args: signUp,
  play: async () => {
    await userEvent.click(await screen.findByText('Change'))
  },
}
export const WelcomeMissing: Story = {
  args: signUp,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start your trial' }))
    await screen.findByText('This password doesn’t meet all the rules')
  },
}
export const Link: Story = {}
export const LinkRightToLeft: Story = { args: { language: 'il' } }
export const LinkTaken: Story = {
  play: async () => {
    const link = await screen.findByLabelText('Your booking link')
    await userEvent.clear(link)
    await userEvent.type(link, 'taken')
    await screen.findByRole('button', { name: 'taken-2' })
  },
}
export const Calendar: Story = { args: { path: '/onboard/calendar' } }
const confirmFirst = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Google/ }))
  await screen.findByRole('textbox')
}
export const CalendarConfirmFirst: Story = { args: { path: '/onboard/calendar' }, play: confirmFirst }
export const CalendarConfirmFirstRightToLeft: Story = {
  args: { path: '/onboard/calendar', language: 'il' },
  play: confirmFirst,
}
export const CalendarNone: Story = {
  args: {
    path: '/onboard/calendar',
    state: {
      providers: [
        { id: 'google', gives: ['calendars'], isReady: false, asks: [], needs: ['GOOGLE_CLIENT_ID'] },
      ],
    },
  },
}
export const CalendarRightToLeft: Story = { args: { path: '/onboard/calendar', language: 'il' } }
export const CheckYourMail: Story = { args: { path: '/onboard/ready' } }
export const CheckYourMailRightToLeft: Story = { args: { path: '/onboard/ready', language: 'il' } }
export const WrongCode: Story = {
  args: { path: '/onboard/ready' },
  play: async () => {
    await typeCode('111111')
    await screen.findByText(/This code is wrong/)
  },
}
export const AnotherAddress: Story = {
  args: { path: '/onboard/ready' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use another address' }))
  },
}
export const LinkWorks: Story = {
  args: { path: '/onboard/ready' },
  play: async () => {
    await typeCode('123456')
    await screen.findByRole('heading', { name: 'Your booking link is live' })
    await userEvent.click(await screen.findByText('Add to your website'))
  },
}
