import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { passkeys } from '../passkeys/fixture.ts'
import { APP_CODE, isOn } from './fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Two-factor',
  component: Stage,
  args: { path: '/settings/two-factor' },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findAllByRole('heading', { level: 2 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function begin() {
  await press('Set up two-factor sign-in')
  await userEvent.type(await screen.findByLabelText('Current password'), 'Secret-1')
  await press('Continue')
  await screen.findByRole('img', { name: 'QR code for the authenticator app' })
}

async function typeCode(code: string, action: string) {
  await userEvent.type(await screen.findByLabelText('Code from your app'), code)
  await press(action)
}

async function switchOn() {
  await begin()
  await press('Continue')
  await typeCode(APP_CODE, 'Turn on')
  await screen.findByRole('button', { name: 'Copy codes' })
}

export const Off: Story = {}
export const OffRightToLeft: Story = { args: { language: 'il' } }
export const FirstStep: Story = { play: () => press('Set up two-factor sign-in') }
export const WrongPassword: Story = {
  play: async () => {
    await press('Set up two-factor sign-in')
    await userEvent.type(await screen.findByLabelText('Current password'), 'Wrong-1')
    await press('Continue')
    await screen.findByText('Incorrect current password')
  },
}
export const Scan: Story = { play: begin }
export const WrongCode: Story = {
  play: async () => {
    await begin()
    await press('Continue')
    await typeCode('000000', 'Turn on')
    await screen.findByText('The provided two-factor code was not valid.')
  },
}
export const RecoveryCodes: Story = { play: switchOn }
export const On: Story = { args: { state: { twoFactor: isOn } } }
export const OnRightToLeft: Story = { args: { state: { twoFactor: isOn }, language: 'il' } }
export const SwitchingOff: Story = {
  args: { state: { twoFactor: isOn } },
  play: async () => {
    await press('Turn off')
    await screen.findByLabelText('Code from your app')
  },
}

const withKeys = { twoFactor: isOn, passkeys }
const keys = async () => {
  await screen.findByText('Key on the keyring')
}
const add = async () => {
  await press('Add a passkey')
  await userEvent.type(await screen.findByLabelText('Current password'), 'Secret-1')
  await press('Create passkey')
}
export const Passkeys: Story = { args: { state: withKeys }, play: keys }
export const PasskeysRightToLeft: Story = { args: { state: withKeys, language: 'il' }, play: keys }
export const PasskeyAdded: Story = {
  play: async () => {
    await add()
    await screen.findByText('This device')
  },
}
export const PasskeyDeclined: Story = {
  args: { state: { authenticator: 'declines' } },
  play: async () => {
    await add()
    await screen.findByText(/No passkey was created/)
  },
}
export const PasskeyRemoved: Story = {
  args: { state: withKeys },
  play: async () => {
    await press('Remove Key on the keyring')
    await screen.findByRole('dialog')
  },
}
export const NoPasskeysHere: Story = {
  args: { state: { authenticator: null } },
  play: async () => {
    await screen.findByText('This browser can’t create passkeys at this address.')
  },
}
