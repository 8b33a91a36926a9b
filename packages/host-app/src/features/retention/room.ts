import { retentionTexts } from '@scheduling/messages/retention'
import { createRoute } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { retentionQuery } from './queries.ts'

const texts = [retentionTexts]

const retention = createRoute({
  getParentRoute: () => shell,
  path: '/settings/retention',
  loader: first(texts, retentionQuery),
  component: lazyPage(() => import('./retention-page.tsx'), 'RetentionPage'),
})

export const retentionRoom = {
  texts,
  action: 'ownership',
  routes: [retention],
  tabs: [
    { of: '/settings', path: '/settings/retention', label: 'room.retention', group: 'room.group_account' },
  ],
} as const satisfies Room
