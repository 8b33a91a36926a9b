import { accountsTexts } from '@scheduling/messages/accounts'
import { administrationTexts } from '@scheduling/messages/administration'
import { organizationsTexts } from '@scheduling/messages/organizations'
import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { meQuery } from '../../data/me.ts'
import { textParam } from '../../data/text-param.ts'

// An organization may keep an account from being deleted.
const texts = [administrationTexts, accountsTexts, organizationsTexts]

const accounts = createRoute({
  getParentRoute: () => shell,
  path: '/settings/accounts',
  validateSearch: (search: Record<string, unknown>): { q?: string } => ({ q: textParam(search, 'q') }),
  loader: first(texts),
  component: lazyPage(() => import('./accounts-page.tsx'), 'AccountsPage'),
})

/** `log`, `upgrades`, `gift-cards`. */
const tool = createRoute({
  getParentRoute: () => shell,
  path: '/settings/accounts/$tool',
  loader: first(texts),
  component: lazyPage(() => import('./tool-page.tsx'), 'ToolPage'),
})

/** An address that others know. To everybody but operators, there is nothing. */
const users = createRoute({
  getParentRoute: () => shell,
  path: '/weezly-users',
  loader: async ({ context: { deps, queryClient } }) => {
    const { isOperator } = await queryClient.ensureQueryData(meQuery(deps.call))
    if (isOperator) throw redirect({ to: '/settings/accounts', replace: true })
    throw notFound()
  },
})

export const administrationRoom = {
  texts,
  action: 'own_account',
  routes: [accounts, tool, users],
  tabs: [
    {
      of: '/settings',
      path: '/settings/accounts',
      label: 'room.accounts',
      group: 'room.group_account',
      isForOperators: true,
    },
  ],
} as const satisfies Room
