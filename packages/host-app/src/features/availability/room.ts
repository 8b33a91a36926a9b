import { availabilityTexts } from '@scheduling/messages/availability'
import { busyTexts } from '@scheduling/messages/busy'
import { createRoute } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { schedulesQuery } from '../../data/schedules.ts'
import { IconAvailability } from '../../ui/icons.ts'

const texts = [availabilityTexts, busyTexts]

const page = lazyPage(() => import('./schedules/schedules-page.tsx'), 'SchedulesPage')

const schedules = createRoute({
  getParentRoute: () => shell,
  path: '/availability',
  loader: first(texts, schedulesQuery),
  component: page,
})

const schedule = createRoute({
  getParentRoute: () => shell,
  path: '/availability/$id',
  loader: first(texts, schedulesQuery),
  component: page,
})

export const availabilityRoom = {
  texts,
  action: 'event_types',
  routes: [schedules, schedule],
  navigation: { path: '/availability', label: 'room.availability', icon: IconAvailability, keys: 'g a' },
  commands: async () => (await import('./commands.ts')).scheduleCommands,
} as const satisfies Room
