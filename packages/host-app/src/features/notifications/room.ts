import { hostMailsTexts } from '@scheduling/messages/host-mails'
import { settingsTexts } from '@scheduling/messages/settings'
import { createRoute } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { hostMailsQuery } from './queries.ts'

const texts = [hostMailsTexts, settingsTexts]

const notifications = createRoute({
  getParentRoute: () => shell,
  path: '/settings/notifications',
  loader: first(texts, hostMailsQuery),
  component: lazyPage(() => import('./notifications-page.tsx'), 'NotificationsPage'),
})

export const notificationsRoom = {
  texts,
  action: 'settings',
  routes: [notifications],
  tabs: [
    {
      of: '/settings',
      path: '/settings/notifications',
      label: 'room.notifications',
      group: 'room.group_you',
    },
  ],
} as const satisfies Room
