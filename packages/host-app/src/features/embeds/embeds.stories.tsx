import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { cornersAsEmbedded } from './preview/corners-as-embedded.ts'
import { embedOf } from './fixture.ts'
import { me } from '../accounts/fixture.ts'
import { idOf } from '../../fixtures/fixture.ts'

const embeds = [
  embedOf({ allowedSites: ['https://shop.example'], eventTypeId: idOf('event', 2) }),
  embedOf({ id: idOf('embed', 2), name: 'Every page of the blog', kind: 'popup_widget' }),
  embedOf({
    id: idOf('embed', 3),
    name: 'Newsletter',
    kind: 'popup_text',
    eventTypeId: idOf('event', 99),
    allowedSites: ['https://a.example', 'https://*.b.example'],
  }),
]

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Saved embeds',
  component: Stage,
  args: { path: '/integrations/embeds', state: { embeds } },
  play: async () => {
    await screen.findAllByRole('heading', { level: 1 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const drawn = async () => {
  // The preview is a separate file.
  await screen.findByRole('radio', { name: 'Dark' })
}

export const List: Story = {}
export const RightToLeft: Story = { args: { language: 'il' } }
export const Full: Story = { args: { state: { embeds, me: { ...me, event_numbers: 6 } } } }
export const Empty: Story = { args: { state: {} } }
export const Editor: Story = {
  args: { path: `/integrations/embeds/${embeds[0]?.id}` },
  play: async () => {
    await drawn()
    await cornersAsEmbedded()
  },
}
export const EditorOfPopup: Story = {
  args: { path: `/integrations/embeds/${idOf('embed', 2)}` },
  play: async () => {
    await drawn()
    await userEvent.click(await screen.findByRole('button', { name: 'Booking' }))
    await screen.findByRole('button', { name: 'Close the popup of the preview' })
  },
}
export const EditorRightToLeft: Story = {
  args: { path: `/integrations/embeds/${idOf('embed', 3)}`, language: 'il' },
}
export const NewOne: Story = { args: { path: '/integrations/embeds/new' }, play: drawn }
export const HardToRead: Story = {
  args: {
    path: `/integrations/embeds/${idOf('embed', 4)}`,
    state: {
      embeds: [
        embedOf({
          id: idOf('embed', 4),
          kind: 'popup_widget',
          settings: {
            ...EMBED_DEFAULTS,
            textColor: '#DDDDDD',
            buttonColor: '#FAFAFA',
            buttonBackground: '#FFEE88',
          },
        }),
      ],
    },
  },
  // The buttons show the owner's own colors.
  parameters: { a11y: { context: { exclude: ['button[style*="background"]'] } } },
  play: async () => {
    await screen.findByText(/hard to read on this button/)
  },
}
export const Gone: Story = {
  args: { path: '/integrations/embeds/nobody' },
  play: async () => {
    await screen.findByText('It may have been deleted. Its code keeps working.')
  },
}
