import type { ComponentType } from 'react'
import {
  IconAvailability,
  IconCalendar,
  IconEventTypes,
  IconIntegrations,
  IconSettings,
} from '../ui/icons.ts'

export interface Room {
  path: '/' | '/scheduled-events' | '/availability' | '/integrations' | '/settings'
  label: 'nav.event_types' | 'nav.scheduled_events' | 'nav.availability' | 'nav.integrations' | 'nav.settings'
  icon: ComponentType<{ size?: number }>
  shortcut: 'go_event_types' | 'go_scheduled_events' | 'go_availability' | 'go_integrations' | 'go_settings'
}

/** The rooms that exist, in the order of the navigation. */
export const ROOMS: readonly Room[] = [
  { path: '/', label: 'nav.event_types', icon: IconEventTypes, shortcut: 'go_event_types' },
  {
    path: '/scheduled-events',
    label: 'nav.scheduled_events',
    icon: IconCalendar,
    shortcut: 'go_scheduled_events',
  },
  { path: '/availability', label: 'nav.availability', icon: IconAvailability, shortcut: 'go_availability' },
  { path: '/integrations', label: 'nav.integrations', icon: IconIntegrations, shortcut: 'go_integrations' },
  { path: '/settings', label: 'nav.settings', icon: IconSettings, shortcut: 'go_settings' },
]

/** Where single event types and the specification's other names for their list are. */
const HOME_SEGMENTS = ['', 'bookingpage', 'timeslotpicker', 'groupinvite', 'widget']

/** The room in which a path is. */
export function roomOf(pathname: string): Room['path'] | undefined {
  const segment = pathname.split('/')[1] ?? ''
  return HOME_SEGMENTS.includes(segment) ? '/' : ROOMS.find(({ path }) => path === `/${segment}`)?.path
}

/** Where `/` leads: from nowhere or from signing in, to the room that was open last. */
export function startPath(cameFrom: string | undefined, lastRoom: string | null): string {
  const isEntry = cameFrom === undefined || cameFrom === '/login'
  const room = ROOMS.find(({ path }) => path === lastRoom)
  return isEntry && room ? room.path : '/'
}

/** A path of this app to go to after signing in; anything else leads home. */
export function safePath(wanted: string | undefined): string {
  const isOurs =
    wanted?.startsWith('/') && !/^\/[/\\]/.test(wanted) && !/^\/(login|logout|onboard)\b/.test(wanted)
  return isOurs ? (wanted as string) : '/'
}
