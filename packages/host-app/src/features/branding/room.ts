import { brandingTexts } from '@scheduling/messages/branding'
import { plansTexts } from '@scheduling/messages/plans'
import { settingsTexts } from '@scheduling/messages/settings'
import { createRoute } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { brandingQuery } from '../../data/branding.ts'

const texts = [brandingTexts, plansTexts, settingsTexts]

const branding = createRoute({
  getParentRoute: () => shell,
  path: '/settings/branding',
  loader: first(texts, brandingQuery),
  component: lazyPage(() => import('./branding-page.tsx'), 'BrandingPage'),
})

export const brandingRoom = {
  texts,
  action: 'settings',
  routes: [branding],
  tabs: [{ of: '/settings', path: '/settings/branding', label: 'room.branding', group: 'room.group_page' }],
} as const satisfies Room
