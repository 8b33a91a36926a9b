import { exportsTexts } from '@scheduling/messages/exports'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import type { Room } from '../../shell/room.ts'
import { exportQuery } from './queries.ts'

const texts = [exportsTexts]

const exported = createRoute({
  getParentRoute: () => shell,
  path: '/settings/export',
  loader: first(texts, exportQuery),
  component: lazyRouteComponent(() => import('./export-page.tsx'), 'ExportPage'),
})

export const exportsRoom = {
  texts,
  routes: [exported],
  tabs: [{ of: '/settings', path: '/settings/export', label: 'room.export' }],
} as const satisfies Room
