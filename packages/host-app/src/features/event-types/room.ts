import { availabilityTexts } from '@scheduling/messages/availability'
import { eventTypesTexts } from '@scheduling/messages/event-types'
import { floodTexts } from '@scheduling/messages/flood'
import { locationsTexts } from '@scheduling/messages/locations'
import { overviewTexts } from '@scheduling/messages/overview'
import { settingsTexts } from '@scheduling/messages/settings'
import { slotsTexts } from '@scheduling/messages/slots'
import { videosTexts } from '@scheduling/messages/videos'
import { createRoute, redirect } from '@tanstack/react-router'
import { first, seenRooms, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { eventTypesQuery } from '../../data/event-types.ts'
import { schedulesQuery } from '../../data/schedules.ts'
import { textParam } from '../../data/text-param.ts'
import { startPath } from '../../shell/navigation.ts'
import { IconEventTypes, IconPlus } from '../../ui/icons.ts'

const texts = [eventTypesTexts, slotsTexts, locationsTexts, availabilityTexts, floodTexts]
// The list stands beside an overview of the week.
const homeTexts = [eventTypesTexts, locationsTexts, floodTexts, overviewTexts]
// The editor says which settings are inherited, and chooses videos.
const editorTexts = [...texts, settingsTexts, videosTexts]

const page = lazyPage(() => import('./list/event-types-page.tsx'), 'EventTypesPage')

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  validateSearch: (search: Record<string, unknown>): { activated?: string } => ({
    activated: textParam(search, 'activated'),
  }),
  beforeLoad: async ({ context, search }) => {
    if (search.activated) return
    // A role may not show the entry that was open last.
    const rooms = context.deps.session.actingFor() ? await seenRooms(context) : context.rooms
    const path = startPath(rooms, context.cameFrom(), context.deps.session.lastMenuPath())
    if (path !== '/') throw redirect({ href: path, replace: true })
  },
  loader: first(homeTexts, eventTypesQuery),
  component: page,
})

// Other addresses of the same screen in the specification.
const ALIASES = ['/bookingpage', '/widget'] as const

const aliases = ALIASES.map((path) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    loader: first(homeTexts, eventTypesQuery),
    component: page,
  }),
)

const eventType = createRoute({
  getParentRoute: () => shell,
  path: '/bookingpage/$id',
  loader: first(editorTexts, eventTypesQuery, schedulesQuery),
  component: lazyPage(() => import('./editor/editor-page.tsx'), 'EditorPage'),
})

export const eventTypesRoom = {
  texts: homeTexts,
  action: 'read_event_types',
  routes: [home, ...aliases],
  navigation: { path: '/', label: 'room.event_types', icon: IconEventTypes, keys: 'g e' },
  tabs: [{ of: '/', path: '/', aliases: ALIASES, label: 'room.event_types' }],
} as const satisfies Room

export const eventTypeEditorRoom = {
  texts: editorTexts,
  action: 'event_types',
  routes: [eventType],
  shortcuts: [{ keys: 'c', label: 'room.new_event_type', icon: IconPlus, path: '/bookingpage/new' }],
  commands: async () => (await import('./commands.ts')).eventTypeCommands,
} as const satisfies Room
