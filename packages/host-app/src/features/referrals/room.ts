import { referralsTexts } from '@scheduling/messages/referrals'
import { createRoute } from '@tanstack/react-router'
import { first, plain } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { IconShare } from '../../ui/icons.ts'
import { referralsQuery } from './queries.ts'

const texts = [referralsTexts]

const invitations = createRoute({
  getParentRoute: () => plain,
  path: '/invite',
  loader: first(texts, referralsQuery),
  component: lazyPage(() => import('./referral-pages.tsx'), 'InvitationsPage'),
})

const rewards = createRoute({
  getParentRoute: () => plain,
  path: '/invite/rewards',
  loader: first(texts, referralsQuery),
  component: lazyPage(() => import('./referral-pages.tsx'), 'RewardsPage'),
})

const link = createRoute({
  getParentRoute: () => plain,
  path: '/invite/link',
  loader: first(texts, referralsQuery),
  component: lazyPage(() => import('./referral-pages.tsx'), 'AffiliateLinkPage'),
})

export const referralsRoom = {
  texts,
  action: 'own_account',
  plain: [invitations, rewards, link],
  tabs: [
    { of: '/invite', path: '/invite', label: 'room.invitations' },
    { of: '/invite', path: '/invite/rewards', label: 'room.rewards' },
    { of: '/invite', path: '/invite/link', label: 'room.affiliate_link' },
  ],
  shortcuts: [{ keys: 'g r', label: 'room.invite', icon: IconShare, path: '/invite' }],
} as const satisfies Room
