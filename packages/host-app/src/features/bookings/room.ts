import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shell } from '../../app/frame.ts'
import type { Room } from '../../app/room.ts'
import { bookingsQuery } from '../../data/bookings.ts'
import { IconCalendar } from '../../ui/icons.ts'
import { filterOf, readBookingSearch } from './booking-search.ts'

const scheduledEvents = createRoute({
  getParentRoute: () => shell,
  path: '/scheduled-events',
  validateSearch: readBookingSearch,
  loaderDeps: ({ search }) => filterOf(search),
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchInfiniteQuery(bookingsQuery(context.deps.call, deps)),
  component: lazyRouteComponent(() => import('./bookings-page.tsx'), 'BookingsPage'),
})

export const bookingsRoom = {
  routes: [scheduledEvents],
  navigation: { path: '/scheduled-events', label: 'room.scheduled_events', icon: IconCalendar, keys: 'g s' },
  commands: async () => (await import('./commands.ts')).bookingCommands,
} as const satisfies Room
