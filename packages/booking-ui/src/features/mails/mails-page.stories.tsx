import type { Meta, StoryObj } from '@storybook/react-vite'
import { mailsPage } from '../../fixtures.ts'
import { StoryPage } from '../../story-page.tsx'

const meta = { title: 'Booking page/Mails', component: StoryPage } satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const NotSaidYet: Story = { args: { data: mailsPage() } }
export const Proposed: Story = { args: { data: mailsPage({ proposed: 'meeting' }) } }
export const Saved: Story = { args: { data: mailsPage({ choice: 'host', saved: true }) } }
export const OfInvitee: Story = { args: { data: mailsPage({ choice: 'keep' }) } }
export const OfPoll: Story = {
  args: {
    data: mailsPage({
      choice: 'meeting',
      saved: true,
      meeting: { about: 'poll', name: 'Reading circle', times: null, canceled: false },
    }),
  },
}
export const OfInvitation: Story = {
  args: {
    data: mailsPage({
      proposed: 'all',
      meeting: {
        about: 'invitation',
        name: 'https://meet.example.com/try/mira',
        times: null,
        canceled: false,
      },
    }),
  },
}
export const OnPhone: Story = { args: { data: mailsPage({ proposed: 'keep' }), width: 320 } }
export const RightToLeft: Story = {
  args: { data: mailsPage({ choice: 'all', saved: true, options: { language: 'il', theme: 'dark' } }) },
}
