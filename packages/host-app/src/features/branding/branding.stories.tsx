import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { branding, PICTURE } from './fixture.ts'

const shown = async () => {
  await screen.findByRole('group', { name: /Colors|Farben|צבעים/ })
}

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Branding',
  component: Stage,
  args: { path: '/settings/branding' },
  play: shown,
}
export default meta
type Story = StoryObj<typeof Stage>

const full = {
  ...branding,
  avatar: PICTURE,
  logo: PICTURE,
  background: PICTURE,
  colors: { background: '#FFF7E8', text: '#40320F', button: '#B3261E' },
}

/** Chooses a real picture, as a host would. */
async function choose(name: string): Promise<void> {
  const canvas = new OffscreenCanvas(90, 60)
  canvas.getContext('2d')?.fillRect(0, 0, 90, 60)
  const file = new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' })
  const field = await screen.findByRole('region', { name })
  const input = field.querySelector('input')
  if (input) await userEvent.upload(input, file)
}

export const Empty: Story = {}
export const Full: Story = { args: { state: { branding: full } } }
export const FullRightToLeft: Story = { args: { language: 'il', state: { branding: full } } }
export const HardToRead: Story = {
  args: { state: { branding: { ...branding, colors: { ...branding.colors, text: '#8899AA' } } } },
  play: async () => {
    await screen.findByRole('button', { name: /^Use #/ })
  },
}
export const Locked: Story = {
  args: { state: { branding: { ...branding, mayHideProductName: false } } },
  play: async () => {
    await screen.findByText('Please upgrade your plan to access this feature.')
  },
}
export const Crop: Story = {
  play: async () => {
    await choose('Your picture')
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Crop picture' })
  },
}
export const Refused: Story = {
  args: {
    state: {
      failing: new Map([
        [
          'PUT /settings/branding/:kind',
          { code: 'invalid_input', errors: [{ path: 'image', reason: 'image_broken', message: 'x' }] },
        ],
      ]),
    },
  },
  play: async () => {
    await choose('Logo')
    await screen.findByText('This picture is broken or cut off.')
  },
}
