import type { Meta, StoryObj } from '@storybook/react-vite'
import { HOUR } from '@scheduling/domain'
import { pollPage } from '../../fixtures.ts'
import { StoryPage } from '../../story-page.tsx'

const meta = { title: 'Booking page/Poll', component: StoryPage } satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const { poll } = pollPage()
const own = {
  name: 'Ada Guest',
  email: 'ada@example.com',
  choices: { 0: 'yes', 1: 'if_need_be' } as const,
  answers: {},
  isProved: true,
  isByMail: true,
  declines: null,
  token: 'token',
  editUrl: 'https://meet.example.com/poll/token',
}
const finalStart = poll.options[0]?.start ?? ''
const final = { state: 'finished' as const, finalStart }
const meeting = {
  start: Date.parse(finalStart),
  end: Date.parse(finalStart) + HOUR,
  date: null,
  isCanceled: false,
  roomExpected: false,
  location: { kind: 'google_meet' as const, url: 'https://meet.google.com/abc-defg-hij' },
}

export const Open: Story = { args: { data: pollPage() } }
export const OpenDark: Story = { args: { data: pollPage({ options: { theme: 'dark' } }) } }
export const OnPhone: Story = { args: { data: pollPage(), width: 375 } }
export const OnTablet: Story = { args: { data: pollPage(), width: 768 } }
export const RightToLeft: Story = { args: { data: pollPage({ options: { language: 'il' } }) } }
export const RightToLeftOnPhone: Story = {
  args: { data: pollPage({ options: { language: 'il', theme: 'dark' } }), width: 375 },
}
// Many similar rows. Check each story only at its own width.
export const FortyOptions: Story = {
  args: { data: pollPage({ count: 40 }) },
  parameters: { a11y: { widths: [1200] } },
}
export const FortyOptionsOnPhone: Story = {
  args: { data: pollPage({ count: 40 }), width: 375 },
  parameters: { a11y: { widths: [375] } },
}
export const NobodyYet: Story = {
  args: {
    data: pollPage({
      poll: {
        votes: 0,
        voters: [],
        comments: [],
        options: poll.options.map((option) => ({ ...option, tally: { yes: 0, ifNeedBe: 0, no: 0 } })),
      },
    }),
  },
}
export const Hidden: Story = {
  args: {
    data: pollPage({
      poll: {
        hidesNames: true,
        hidesVotes: true,
        votes: null,
        voters: [],
        options: poll.options.map((option) => ({ ...option, tally: null })),
      },
    }),
  },
}
export const ToConfirm: Story = { args: { data: pollPage({ own: { ...own, isProved: false } }) } }
export const ToConfirmOnPhone: Story = {
  args: { data: pollPage({ own: { ...own, isProved: false } }), width: 375 },
}
export const LinkSent: Story = { args: { data: pollPage({ done: 'sent', poll: { hidesNames: true } }) } }
export const HostsName: Story = {
  args: {
    data: pollPage({
      poll: {
        comments: poll.comments.map((comment) => ({ ...comment, name: 'Mira', borrowsName: true })),
        voters: poll.voters.map((voter, index) =>
          index < 2 ? { ...voter, name: 'Mira', borrowsName: true } : voter,
        ),
      },
    }),
  },
}
export const Places: Story = {
  args: {
    data: pollPage({
      poll: {
        options: poll.options.map((option, id) => ({
          ...option,
          capacity: 2,
          isFull: id === 0,
          isPast: id === 1,
        })),
      },
    }),
  },
}
export const Days: Story = {
  args: { data: pollPage({ poll: { isAllDay: true, duration: 1_440 } }) },
}
export const Voted: Story = {
  args: { data: pollPage({ own: { ...own, isProved: false, isByMail: false }, done: 'voted' }) },
}
export const NothingPicked: Story = {
  args: {
    data: pollPage({
      refused: {
        values: { name: 'Ada', email: 'ada@example.com', choices: { 0: 'no' }, answers: {} },
        errors: [{ path: 'choices', reason: 'required', message: 'At least one time must be picked' }],
        code: null,
      },
    }),
  },
}
export const AlreadyVoted: Story = {
  args: {
    data: pollPage({
      refused: {
        values: { name: 'Ada', email: 'ada@example.com', choices: { 0: 'yes' }, answers: {} },
        errors: [],
        code: 'already_voted',
      },
    }),
  },
}
export const CommentTooLong: Story = {
  args: {
    data: pollPage({
      refusedComment: {
        values: { name: 'Ada', text: 'Any of these. '.repeat(80) },
        errors: [{ path: 'text', reason: 'too_long', message: 'Too long', length: 1_120, max: 1_000 }],
        code: null,
      },
    }),
  },
}
export const Closed: Story = { args: { data: pollPage({ poll: { state: 'closed' } }) } }
export const Decided: Story = {
  args: { data: pollPage({ poll: final, meeting: { ...meeting, location: null } }) },
}
export const DecidedForWhoCanCome: Story = {
  args: { data: pollPage({ poll: final, meeting, own: { ...own, declines: 'may' } }) },
}
export const Declined: Story = {
  args: { data: pollPage({ poll: final, meeting, own: { ...own, declines: 'has' } }) },
}
export const DecidedWithoutMe: Story = {
  args: { data: pollPage({ poll: final, meeting, own: { ...own, declines: 'not_invited' } }), width: 375 },
}
export const DecidedDayOnPhone: Story = {
  args: {
    data: pollPage({
      poll: { ...final, isAllDay: true, duration: 1_440 },
      meeting: { ...meeting, date: '2027-03-09' },
      own: { ...own, declines: 'may' },
      options: { theme: 'dark' },
    }),
    width: 375,
  },
}
