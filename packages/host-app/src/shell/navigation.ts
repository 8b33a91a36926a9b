import type { Room, Tab } from './room.ts'

export type Navigation = NonNullable<Room['navigation']>

/** What stands in the navigation, in the order of the list. */
export function navigationOf(rooms: readonly Room[]): Navigation[] {
  return rooms.flatMap(({ navigation }) => navigation ?? [])
}

/** The parts of a room of the navigation, whoever brings them; those for operators alone where one asks. */
export function tabsOf(rooms: readonly Room[], of: Navigation['path'], isOperator = false): Tab[] {
  return rooms
    .flatMap(({ tabs }): readonly Tab[] => tabs ?? [])
    .filter((tab) => tab.of === of && (isOperator || !tab.isForOperators))
}

/** The place in the navigation to which an address belongs. */
export function placeOf(rooms: readonly Room[], pathname: string): Navigation['path'] | undefined {
  const begin = beginOf(pathname)
  const tab = rooms
    .flatMap(({ tabs }): readonly Tab[] => tabs ?? [])
    .find(({ path }) => beginOf(path) === begin)
  if (tab) return tab.of
  return rooms.find(({ navigation, routes }) => navigation && routes?.some((route) => isAt(route, begin)))
    ?.navigation?.path
}

function isAt({ options }: NonNullable<Room['routes']>[number], begin: string): boolean {
  const { path } = options as { path?: string }
  return path !== undefined && beginOf(path) === begin
}

/** `/availability` of `/availability/$id` */
export function beginOf(path: string): string {
  return `/${path.split('/')[1] ?? ''}`
}

/** Where `/` leads: from nowhere or from signing in, to the room that was open last. */
export function startPath(
  rooms: readonly Room[],
  cameFrom: string | undefined,
  lastRoom: string | null,
): Navigation['path'] {
  const isEntry = cameFrom === undefined || cameFrom === '/login'
  const room = navigationOf(rooms).find(({ path }) => path === lastRoom)
  return isEntry && room ? room.path : '/'
}

/** A path of this app to go to after signing in; anything else leads home. */
export function safePath(wanted: string | undefined): string {
  const isOurs =
    wanted?.startsWith('/') && !/^\/[/\\]/.test(wanted) && !/^\/(login|logout|onboard)\b/.test(wanted)
  return isOurs ? (wanted as string) : '/'
}
