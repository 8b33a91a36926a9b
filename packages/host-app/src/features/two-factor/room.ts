import { accountsTexts } from '@scheduling/messages/accounts'
import { passkeysTexts } from '@scheduling/messages/passkeys'
import { twoFactorTexts } from '@scheduling/messages/two-factor'
import { createRoute } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { passkeysQuery } from '../passkeys/queries.ts'
import { twoFactorQuery } from './queries.ts'

const texts = [twoFactorTexts, passkeysTexts, accountsTexts]

const twoFactor = createRoute({
  getParentRoute: () => shell,
  path: '/settings/two-factor',
  loader: first(texts, twoFactorQuery, passkeysQuery),
  component: lazyPage(() => import('./two-factor-page.tsx'), 'TwoFactorPage'),
})

export const twoFactorRoom = {
  texts,
  action: 'own_account',
  routes: [twoFactor],
  tabs: [
    { of: '/settings', path: '/settings/two-factor', label: 'room.two_factor', group: 'room.group_security' },
  ],
} as const satisfies Room
