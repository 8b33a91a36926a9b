import { billingTexts } from '@scheduling/messages/billing'
import { feedbackTexts } from '@scheduling/messages/feedback'
import { plansTexts } from '@scheduling/messages/plans'
import { createRoute } from '@tanstack/react-router'
import { first, plain, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { readUpgradeSearch } from './upgrade/upgrade-search.ts'

const texts = [billingTexts, plansTexts, feedbackTexts]

const billing = createRoute({
  getParentRoute: () => shell,
  path: '/upgrade/billing',
  loader: first(texts),
  component: lazyPage(() => import('./pages.ts'), 'BillingPage'),
})

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings/billing',
  loader: first(texts),
  component: lazyPage(() => import('./pages.ts'), 'BillingSettingsPage'),
})

const success = createRoute({
  getParentRoute: () => shell,
  path: '/payment-success',
  loader: first(texts),
  component: lazyPage(() => import('./pages.ts'), 'PaymentSuccessPage'),
})

const connectBilling = createRoute({
  getParentRoute: () => plain,
  path: '/weezly-connect-billing',
  loader: first(texts),
  component: lazyPage(() => import('./pages.ts'), 'ConnectBillingPage'),
})

const connectUpgrade = createRoute({
  getParentRoute: () => plain,
  path: '/weezly-connect-upgrade',
  validateSearch: readUpgradeSearch,
  loader: first(texts),
  component: lazyPage(() => import('./pages.ts'), 'ConnectUpgradePage'),
})

export const billingRoom = {
  texts,
  action: 'pay',
  plain: [connectBilling, connectUpgrade],
  routes: [billing, settings, success],
  tabs: [{ of: '/settings', path: '/settings/billing', label: 'room.billing', group: 'room.group_account' }],
} as const satisfies Room
