import { accountsTexts } from '@scheduling/messages/accounts'
import { administrationTexts } from '@scheduling/messages/administration'
import { createRoute } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { textParam } from '../../data/text-param.ts'

const texts = [administrationTexts, accountsTexts]

const accounts = createRoute({
  getParentRoute: () => shell,
  path: '/settings/accounts',
  validateSearch: (search: Record<string, unknown>): { q?: string } => ({ q: textParam(search, 'q') }),
  loader: first(texts),
  component: lazyPage(() => import('./accounts-page.tsx'), 'AccountsPage'),
})

const actions = createRoute({
  getParentRoute: () => shell,
  path: '/settings/accounts/log',
  loader: first(texts),
  component: lazyPage(() => import('./actions-page.tsx'), 'ActionsPage'),
})

export const administrationRoom = {
  texts,
  action: 'own_account',
  routes: [accounts, actions],
  tabs: [{ of: '/settings', path: '/settings/accounts', label: 'room.accounts', isForOperators: true }],
} as const satisfies Room
