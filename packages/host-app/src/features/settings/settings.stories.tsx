import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { hostSettings } from './fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Settings',
  component: Stage,
  args: { path: '/settings/profile' },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await screen.findByRole('textbox', { name: /Display name|Angezeigter Name|השם המוצג/ })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const linked = async () => {
  await screen.findByRole('textbox', { name: 'Your booking link' })
}
const formats = async () => {
  await screen.findAllByRole('radio')
}
const formerLinks = [{ link: 'anna-b', until: '2027-02-01' }]

export const Profile: Story = {}
export const ProfileRightToLeft: Story = { args: { language: 'il' } }
export const NoName: Story = {
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /Display name/ })
    await userEvent.clear(name)
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText('This field is required')
  },
}

export const Link: Story = { args: { path: '/settings/link' }, play: linked }
export const LinkTaken: Story = {
  args: { path: '/settings/link' },
  play: async () => {
    const link = await screen.findByRole('textbox', { name: 'Your booking link' })
    await userEvent.clear(link)
    await userEvent.type(link, 'taken')
    await screen.findByRole('button', { name: 'taken-2' })
  },
}
export const LinkAsked: Story = {
  args: { path: '/settings/link', state: { settings: { ...hostSettings, formerLinks } } },
  play: async () => {
    const link = await screen.findByRole('textbox', { name: 'Your booking link' })
    await userEvent.clear(link)
    await userEvent.type(link, 'anna-berg-2')
    await userEvent.click(await screen.findByRole('button', { name: 'Change my link' }))
    await within(await screen.findByRole('dialog')).findByText(/for 90 days/)
  },
}

export const Language: Story = { args: { path: '/settings/language' }, play: formats }
export const LanguageRightToLeft: Story = {
  args: { path: '/settings/language', language: 'il' },
  play: formats,
}

const listed = async () => {
  await screen.findByText('This browser, now')
}
export const Password: Story = { args: { path: '/settings/password' }, play: listed }
export const PasswordWrong: Story = {
  args: { path: '/settings/password' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }))
    await screen.findByText('New password not valid')
  },
}
export const Forgot: Story = {
  args: { path: '/forgotpassword', isSignedIn: false },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Email'), 'anna@berg.example')
    await userEvent.click(await screen.findByRole('button', { name: 'Send me a link' }))
    await screen.findByText(/If anna@berg.example has an account/)
  },
}
export const Change: Story = {
  args: {
    path: '/changepassword?id=0190a1c0-0000-7000-8000-000000000001&codex=abc',
    isSignedIn: false,
  },
  play: async () => {
    await screen.findByLabelText('New password')
  },
}
