import { bookingsTexts } from '@scheduling/messages/bookings'
import { eventTypesTexts } from '@scheduling/messages/event-types'
import { floodTexts } from '@scheduling/messages/flood'
import { locationsTexts } from '@scheduling/messages/locations'
import { slotsTexts } from '@scheduling/messages/slots'
import { createRoute } from '@tanstack/react-router'
import { shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { bookingsQuery } from '../../data/bookings.ts'
import { IconCalendar } from '../../ui/icons.ts'
import { filterOf, readBookingSearch } from './booking-search.ts'

// The details name the event type's settings that allowed the meeting.
const texts = [bookingsTexts, locationsTexts, floodTexts, eventTypesTexts, slotsTexts]

const scheduledEvents = createRoute({
  getParentRoute: () => shell,
  path: '/scheduled-events',
  validateSearch: readBookingSearch,
  loaderDeps: ({ search }) => filterOf(search),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(bookingsQuery(context.deps.call, deps))
    return context.speech.learn(texts)
  },
  component: lazyPage(() => import('./list/bookings-page.tsx'), 'BookingsPage'),
})

export const bookingsRoom = {
  texts,
  action: 'meetings',
  routes: [scheduledEvents],
  tabs: [{ of: '/scheduled-events', path: '/scheduled-events', label: 'room.scheduled_events' }],
  navigation: { path: '/scheduled-events', label: 'room.scheduled_events', icon: IconCalendar, keys: 'g s' },
  commands: async () => (await import('./commands.ts')).bookingCommands,
} as const satisfies Room
