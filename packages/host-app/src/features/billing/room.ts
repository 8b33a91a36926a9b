import { billingTexts } from '@scheduling/messages/billing'
import { feedbackTexts } from '@scheduling/messages/feedback'
import { plansTexts } from '@scheduling/messages/plans'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { first, root, shell } from '../../shell/frame.ts'
import type { RouterContext } from '../../shell/frame.ts'
import type { Room } from '../../shell/room.ts'
import { meQuery } from '../../data/me.ts'

const texts = [billingTexts, plansTexts, feedbackTexts]

const billing = createRoute({
  getParentRoute: () => shell,
  path: '/upgrade/billing',
  loader: first(texts),
  component: lazyRouteComponent(() => import('./pages.ts'), 'BillingPage'),
})

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings/billing',
  loader: first(texts),
  component: lazyRouteComponent(() => import('./pages.ts'), 'BillingSettingsPage'),
})

const success = createRoute({
  getParentRoute: () => shell,
  path: '/payment-success',
  loader: first(texts),
  component: lazyRouteComponent(() => import('./pages.ts'), 'PaymentSuccessPage'),
})

const alone = {
  beforeLoad: ({ context, location }: { context: RouterContext; location: { href: string } }) => {
    if (!context.deps.session.token()) throw redirect({ to: '/login', search: { next: location.href } })
  },
  loader: async (given: { context: RouterContext }) => {
    const { deps, queryClient } = given.context
    await Promise.all([queryClient.ensureQueryData(meQuery(deps.call)), first(texts)(given)])
  },
}

const connectBilling = createRoute({
  getParentRoute: () => root,
  path: '/weezly-connect-billing',
  ...alone,
  component: lazyRouteComponent(() => import('./pages.ts'), 'ConnectBillingPage'),
})

const connectUpgrade = createRoute({
  getParentRoute: () => root,
  path: '/weezly-connect-upgrade',
  ...alone,
  component: lazyRouteComponent(() => import('./pages.ts'), 'ConnectUpgradePage'),
})

export const billingRoom = {
  texts,
  open: [connectBilling, connectUpgrade],
  routes: [billing, settings, success],
  tabs: [{ of: '/settings', path: '/settings/billing', label: 'room.billing' }],
} as const satisfies Room
