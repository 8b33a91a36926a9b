import { exportsTexts } from '@scheduling/messages/exports'
import { createRoute } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { exportQuery } from './queries.ts'

const texts = [exportsTexts]

const exported = createRoute({
  getParentRoute: () => shell,
  path: '/settings/export',
  loader: first(texts, exportQuery),
  component: lazyPage(() => import('./export-page.tsx'), 'ExportPage'),
})

export const exportsRoom = {
  texts,
  action: 'ownership',
  routes: [exported],
  tabs: [{ of: '/settings', path: '/settings/export', label: 'room.export', group: 'room.group_account' }],
} as const satisfies Room
