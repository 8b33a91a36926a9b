import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { me } from '../accounts/fixture.ts'
import { noBilling, SECONDS, someLines, subscribed, subscriptionOf, unpaid } from './fixture.ts'

const buyer = {
  ...me,
  server: { ...me.server, hasPlans: true, sellsPlans: true },
  plan_type: 'entry_trial',
  trial_end: SECONDS + 5 * 86_400,
}
const owner = { ...buyer, plan_type: 'growth_monthly', quantity_minutes: 1_000, trial_end: null }

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Billing',
  component: Stage,
  args: { path: '/upgrade', state: { me: buyer } },
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Growth' })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const Plans: Story = {}
export const PlansRightToLeft: Story = { args: { language: 'il' } }
export const PlansYearly: Story = { args: { path: '/upgrade?period=yearly' } }
export const BlackFriday: Story = {
  args: {
    state: {
      me: buyer,
      billing: { ...noBilling, blackfriday: 'BLACKFRIDAY', blackfriday_ends: SECONDS + 6 * 86_400 },
    },
  },
  play: async () => {
    await screen.findByText(/Black Friday/)
  },
}
export const PlanDetail: Story = {
  args: { path: '/upgrade?tier=agency&view=detail' },
  play: async () => {
    await screen.findByText('Unlimited event types')
  },
}
export const PlanForLife: Story = {
  args: { state: { me: { ...buyer, lifetime: true }, billing: { ...noBilling, canUpgrade: false } } },
  play: async () => {
    await screen.findByText(/there’s nothing more to pay/)
  },
}
export const Paying: Story = {
  args: { path: '/upgrade?tier=growth' },
  play: async () => {
    await screen.findByRole('button', { name: /Pay \$149/ })
    await screen.findByLabelText('Credit or debit card number')
  },
}
export const PayingWithTax: Story = {
  args: {
    path: '/upgrade?tier=growth&period=yearly',
    state: {
      me: buyer,
      billing: { ...noBilling, tax: { percentage: 19, reversed: false, country: 'DE' } },
    },
  },
  play: async () => {
    await screen.findByText('Tax (19 %)')
  },
}
export const PaymentDeclined: Story = {
  args: {
    path: '/upgrade?tier=growth',
    state: { me: buyer, paymentClient: 'declines', confirms: 'declined' },
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Credit or debit card number'), '4')
    await userEvent.click(await screen.findByRole('button', { name: /Pay \$149/ }))
    await screen.findByText('Your card was declined.')
  },
}
export const NoScript: Story = {
  args: { path: '/upgrade?tier=growth', state: { me: buyer, paymentClient: 'blocked' } },
  play: async () => {
    await screen.findByText(/couldn’t load the payment form/)
  },
}
export const NotAgreedTo: Story = {
  args: {
    path: '/upgrade?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_1',
    state: { me: buyer, confirms: 'declined' },
  },
  play: async () => {
    // The message stays above the plans, where the host can choose another way to pay.
    await screen.findByRole('heading', { name: 'Growth' })
    await screen.findByText('The payment was not completed. Nothing was charged.')
  },
}
export const Switching: Story = {
  args: { path: '/upgrade?tier=agency', state: { me: owner, billing: subscribed } },
  play: async () => {
    await screen.findByRole('button', { name: 'Switch to Agency, Monthly' })
    await screen.findByText('Charged now')
  },
}
export const SwitchingToTheSame: Story = {
  args: { path: '/upgrade?tier=growth', state: { me: owner, billing: subscribed } },
  play: async () => {
    await screen.findByText('You are subscribed this plan already!')
  },
}
export const Paid: Story = {
  args: { path: '/payment-success', state: { me: owner, billing: subscribed } },
  play: async () => {
    await screen.findByRole('heading', { name: 'Thank you!' })
  },
}

const shown = async () => {
  await screen.findByText('A-0001')
}
export const Billing: Story = {
  args: { path: '/upgrade/billing', state: { me: owner, billing: subscribed } },
  play: shown,
}
export const BillingRightToLeft: Story = { ...Billing, args: { ...Billing.args, language: 'il' } }
export const BillingHistory: Story = {
  args: { ...Billing.args, state: { me: owner, billing: { ...subscribed, lines: someLines } } },
  play: async () => {
    await screen.findByText('Payment disputed')
    await screen.findByText('−$49.50', { selector: 'li:nth-child(8) *' })
  },
}
export const BillingHistoryRightToLeft: Story = {
  args: { ...BillingHistory.args, language: 'il' },
  play: async () => {
    await screen.findByText('התשלום הוכחש')
  },
}
export const BillingAmongSettings: Story = {
  ...Billing,
  args: { ...Billing.args, path: '/settings/billing' },
}
export const BillingAlone: Story = {
  ...Billing,
  args: { ...Billing.args, path: '/weezly-connect-billing' },
}
export const UpgradeAlone: Story = { args: { path: '/weezly-connect-upgrade' } }
export const Trial: Story = {
  args: { path: '/upgrade/billing' },
  play: async () => {
    await screen.findByText(/^Trial until /)
  },
}
export const Empty: Story = {
  args: {
    path: '/upgrade/billing',
    state: { me: { ...buyer, account_type: 'basic', plan_type: 'Free' } },
  },
  play: async () => {
    await screen.findByText('You have no subscription.')
  },
}
export const Unpaid: Story = {
  args: {
    path: '/upgrade/billing',
    state: {
      me: owner,
      billing: unpaid,
    },
  },
  play: async () => {
    await screen.findByText(/has been unpaid since/)
  },
}
export const Canceled: Story = {
  args: {
    path: '/upgrade/billing',
    state: {
      me: owner,
      billing: {
        ...subscribed,
        subscription: subscriptionOf('growth_monthly', 1_000, { canceled: true }),
        expiring: SECONDS + 20 * 86_400,
      },
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Keep subscription' })
  },
}
export const Failed: Story = {
  args: {
    path: '/upgrade/billing',
    state: { me: owner, failing: new Map([['GET /stripe/getBilling', { code: 'unavailable' }]]) },
  },
  play: async () => {
    await screen.findByText('Could not get your data. Please try again.')
  },
}
export const AnotherCard: Story = {
  args: { path: '/upgrade/billing', state: { me: owner, billing: subscribed } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Update card' }))
    await screen.findByLabelText('Credit or debit card number')
  },
}
export const EditingDetails: Story = {
  args: { path: '/upgrade/billing', state: { me: owner, billing: { ...subscribed, billing_address: null } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findAllByText('This field is required')
  },
}

async function cancelUpTo(
  step: 'hey' | 'reason' | 'understand' | 'offer' | 'warning' | 'canceled',
  opener = 'Cancel subscription',
) {
  await userEvent.click(await screen.findByRole('button', { name: opener }))
  if (step === 'hey') return
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel anyway' }))
  if (step === 'reason') return
  await userEvent.type(
    await screen.findByLabelText('Why do you want to leave?'),
    'It is too expensive for us now.',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  if (step === 'understand') return
  await userEvent.click(await screen.findByRole('button', { name: 'No thanks, proceed' }))
  if (step === 'offer') return
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel anyway' }))
  if (step === 'warning') return
  const [, last] = await screen.findAllByRole('button', { name: 'Cancel subscription' })
  if (last) await userEvent.click(last)
}

const canceling = { path: '/upgrade/billing', state: { me: owner, billing: subscribed } }
export const CancelHey: Story = {
  args: canceling,
  play: async () => {
    await cancelUpTo('hey')
    await screen.findByText(/please stay/)
  },
}
export const CancelReasonTooShort: Story = {
  args: canceling,
  play: async () => {
    await cancelUpTo('reason')
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await screen.findByText('Please enter at least 20 characters.')
  },
}
export const CancelUnderstand: Story = {
  args: canceling,
  play: async () => {
    await cancelUpTo('understand')
    await screen.findByText('Want us to set it up with you?')
  },
}
export const CancelOffer: Story = {
  args: canceling,
  play: async () => {
    await cancelUpTo('offer')
    await screen.findByText(/\$74 instead of \$149/)
  },
}
export const CancelClaimed: Story = {
  args: canceling,
  play: async () => {
    await cancelUpTo('offer')
    await userEvent.click(await screen.findByRole('button', { name: 'Claim the offer' }))
    await screen.findByText('The offer is yours')
  },
}
export const CancelWarning: Story = {
  args: canceling,
  play: async () => {
    await cancelUpTo('warning')
    await screen.findByText('What you will lose')
  },
}
export const CancelAndDelete: Story = {
  args: canceling,
  play: async () => {
    await cancelUpTo('warning', 'Cancel and delete account')
    await screen.findByText(/Your account closes right away/)
  },
}
