import { accountsTexts } from '@scheduling/messages/accounts'
import { deletionTexts } from '@scheduling/messages/deletion'
import { createRoute } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { deletionQuery } from './queries.ts'

const texts = [deletionTexts, accountsTexts]

const deletion = createRoute({
  getParentRoute: () => shell,
  path: '/settings/delete',
  loader: first(texts, deletionQuery),
  component: lazyPage(() => import('./deletion-page.tsx'), 'DeletionPage'),
})

export const deletionRoom = {
  texts,
  action: 'own_account',
  routes: [deletion],
  tabs: [{ of: '/settings', path: '/settings/delete', label: 'room.delete', group: 'room.group_account' }],
} as const satisfies Room
