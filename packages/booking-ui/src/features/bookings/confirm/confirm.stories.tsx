import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { confirmPage, eventPage, hold, NOW } from '../../../fixtures.ts'
import type { Services } from '../../../page/services.ts'
import { StoryPage } from '../../../story-page.tsx'

const meta = { title: 'Booking page/Confirmed email', component: StoryPage } satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const SLOT = Date.parse('2027-03-04T14:00:00Z')
const data = eventPage({
  slot: SLOT,
  event: { confirmEmail: true },
  options: { prefill: { name: 'Noa Okafor', email: 'noa@example.com', answers: {} } },
})
const inHebrew = { ...data, options: { ...data.options, language: 'il' as const } }

/** Holds the first request. The story answers the next ones. */
function held(
  then: () => Promise<unknown> = () => new Promise(() => undefined),
  change = {},
): Partial<Services> {
  const call = (route: string) =>
    route === 'POST /bookings'
      ? Promise.resolve({ state: 'confirm_email', hold: { ...hold, ...change } })
      : then()
  return { call: call as never }
}

const refused = (code: string, problem = {}) =>
  held(() => Promise.reject(Object.assign(new Error(code), { code, problem })))

async function ask(element: HTMLElement): Promise<HTMLInputElement> {
  const canvas = within(element)
  await userEvent.click(await canvas.findByRole('button', { name: /Continue|המשך|Weiter/ }))
  await waitFor(() => expect(element.querySelector('[name=code]')).not.toBeNull())
  return element.querySelector<HTMLInputElement>('[name=code]') as HTMLInputElement
}

async function send(element: HTMLElement): Promise<void> {
  await userEvent.type(await ask(element), '123456{Enter}')
}

const step: Story['play'] = async ({ canvasElement }) => {
  const field = await ask(canvasElement)
  await waitFor(() => expect(field).toHaveFocus())
}

export const Details: Story = { args: { data } }
export const Code: Story = { args: { data, services: held() }, play: step }
export const CodeDark: Story = {
  args: { data: { ...data, options: { ...data.options, theme: 'dark' } }, services: held() },
  play: step,
}
export const CodeOnPhone: Story = { args: { data, services: held(), width: 320 }, play: step }
export const CodeRightToLeft: Story = { args: { data: inHebrew, services: held(), width: 375 }, play: step }

export const Sending: Story = {
  args: { data, services: held() },
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await expect(within(canvasElement).getByRole('button', { name: 'Booking …' })).toBeVisible()
  },
}
export const TooShort: Story = {
  args: { data, services: held() },
  play: async ({ canvasElement }) => {
    await userEvent.type(await ask(canvasElement), '12{Enter}')
    await expect(await within(canvasElement).findByText('Enter all six digits')).toBeVisible()
  },
}
export const WrongCode: Story = {
  args: { data, services: refused('code_wrong') },
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await expect(await within(canvasElement).findByText('This isn’t the code from the email')).toBeVisible()
  },
}
export const UsedUp: Story = {
  args: { data, services: refused('code_used_up') },
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await expect(await within(canvasElement).findByText(/Too many wrong codes/)).toBeVisible()
  },
}
export const SentAgain: Story = {
  args: {
    data,
    services: held(() => Promise.resolve({ state: 'confirm_email', hold: { ...hold, mailAgainAt: null } }), {
      mailAgainAt: new Date(NOW).toISOString(),
    }),
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Send again' }))
    await expect(await within(canvasElement).findByText(/can’t send more codes/)).toBeVisible()
  },
}
export const Offline: Story = {
  args: { data, services: refused('offline') },
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await expect(await within(canvasElement).findByText(/You’re offline/)).toBeVisible()
  },
}
export const TimeLost: Story = {
  args: {
    data,
    services: refused('slot_taken', { nearest: ['2027-03-04T14:45:00Z', '2027-03-05T09:00:00Z'] }),
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
  },
}
export const Ended: Story = {
  args: { data, services: refused('hold_expired') },
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await expect(await within(canvasElement).findByRole('link', { name: 'Try again' })).toBeVisible()
  },
}

const EXPIRED = { how: 'expired', reason: '' } as const
const DECLINED = { how: 'declined', reason: 'I am away that week.' } as const

export const WithoutScript: Story = { args: { data: confirmPage() } }
export const WithoutScriptWrongCode: Story = {
  args: { data: confirmPage({ refused: { code: 'code_wrong' }, mailedAgain: true }), width: 320 },
}
export const WithoutScriptTooSoon: Story = {
  args: { data: confirmPage({ refused: { code: 'rate_limited' } }) },
}
export const WithoutScriptNoMore: Story = { args: { data: confirmPage({ hold: { mailAgainAt: null } }) } }
export const WithoutScriptEnded: Story = { args: { data: confirmPage({ ended: EXPIRED }) } }
export const Link: Story = { args: { data: confirmPage({ by: 'link' }) } }
export const LinkDark: Story = { args: { data: confirmPage({ by: 'link', options: { theme: 'dark' } }) } }
export const LinkRightToLeft: Story = {
  args: { data: confirmPage({ by: 'link', options: { language: 'il' } }), width: 375 },
}
export const LinkTimeLost: Story = {
  args: { data: confirmPage({ by: 'link', refused: { code: 'slot_not_available' } }) },
}
export const Requested: Story = { args: { data: confirmPage({ hold: { waitsFor: 'approval' } }) } }
export const RequestedOnPhone: Story = {
  args: { data: confirmPage({ hold: { waitsFor: 'approval' }, options: { language: 'il' } }), width: 320 },
}
export const LinkEnded: Story = { args: { data: confirmPage({ by: 'link', ended: EXPIRED }), width: 320 } }
export const Declined: Story = { args: { data: confirmPage({ by: 'link', ended: DECLINED }) } }
export const Withdrawn: Story = {
  args: {
    data: confirmPage({ ended: { how: 'withdrawn', reason: '' }, options: { language: 'il' } }),
    width: 320,
  },
}
const OFFER = {
  starts: ['2027-03-05T14:00:00Z', '2027-03-08T09:30:00Z', '2027-03-09T18:00:00Z'],
  message: 'I am away on Thursday. Does one of these work?',
}
const waiting = { waitsFor: 'approval' } as const
export const OfferedTimes: Story = {
  args: { data: confirmPage({ by: 'link', hold: waiting, offer: OFFER }) },
}
export const OfferedTimesRightToLeft: Story = {
  args: { data: confirmPage({ hold: waiting, offer: OFFER, options: { language: 'il' } }), width: 320 },
}
export const OfferedTimesOneLost: Story = {
  args: {
    data: confirmPage({
      hold: waiting,
      offer: { ...OFFER, starts: OFFER.starts.slice(1) },
      refused: { code: 'slot_taken' },
    }),
  },
}
export const OfferedTimesAllLost: Story = {
  args: { data: confirmPage({ hold: waiting, offer: { ...OFFER, starts: [] } }) },
}
export const OfferedTimesExpired: Story = {
  args: { data: confirmPage({ hold: waiting, offer: { ...OFFER, starts: [] }, ended: EXPIRED }) },
}
const PROPOSED = ['2027-03-06T20:00:00Z', '2027-03-07T09:30:00Z']
export const ProposedTimes: Story = {
  args: { data: confirmPage({ by: 'link', hold: waiting, proposed: PROPOSED }) },
}
export const ProposingRefused: Story = {
  args: {
    data: confirmPage({
      hold: waiting,
      offer: OFFER,
      proposal: {
        times: ['2027-03-06T20:00', '2026-03-06T20:00', ''],
        message: 'In the evening?',
        problem: { time: 1, reason: 'in_the_past' },
      },
    }),
    width: 320,
  },
}
