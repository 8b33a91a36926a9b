import type { Address, Room, Tab } from './room.ts'

export type Navigation = NonNullable<Room['navigation']>

/** The entries of the navigation, in the order of the list. */
export function navigationOf(rooms: readonly Room[]): Navigation[] {
  return rooms.flatMap(({ navigation }) => navigation ?? [])
}

/** The tabs of a navigation entry, from all rooms, group by group. Operators also get theirs. */
export function tabsOf(rooms: readonly Room[], of: Navigation['path'], isOperator = false): Tab[] {
  const tabs = rooms
    .flatMap(({ tabs: ofRoom }): readonly Tab[] => ofRoom ?? [])
    .filter((tab) => tab.of === of && (isOperator || !tab.isForOperators))
  return [...Map.groupBy(tabs, ({ group }) => group).values()].flat()
}

/** The navigation entry that an address belongs to. */
export function placeOf(rooms: readonly Room[], pathname: string): Navigation['path'] | undefined {
  const begin = beginOf(pathname)
  // A tab of another entry may lie below this one's address.
  const entry = navigationOf(rooms).find(({ path }) => path === pathname)
  if (entry) return entry.path
  const tab = rooms
    .flatMap(({ tabs }): readonly Tab[] => tabs ?? [])
    .find(({ path }) => `${pathname}/`.startsWith(`${path}/`))
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

/** Entries of the account's menu that are rooms. */
export const MENU_PATHS = ['/tutorials', '/invite'] as const satisfies readonly Address[]

/** The entry of the navigation or its menus that an address belongs to; `/` opens it next time. */
export function menuPathOf(rooms: readonly Room[], pathname: string): Address | undefined {
  const entries = menuEntries(rooms)
  const exact = entries.find((path) => path === pathname)
  return exact ?? entries.find((path) => path === beginOf(pathname)) ?? placeOf(rooms, pathname)
}

/** Where `/` goes on arrival or after signing in: to the entry that was open last. */
export function startPath(
  rooms: readonly Room[],
  cameFrom: string | undefined,
  lastMenuPath: string | null,
): Address {
  const isEntering = cameFrom === undefined || cameFrom === '/login'
  return (isEntering && menuEntries(rooms).find((path) => path === lastMenuPath)) || '/'
}

function menuEntries(rooms: readonly Room[]): Address[] {
  const listed = rooms.flatMap(({ navigation, tabs = [] }): readonly { path: Address }[] => [
    ...(navigation ? [navigation] : []),
    ...tabs,
  ])
  return [...listed.map(({ path }) => path), ...MENU_PATHS]
}

/** A path of this app to go to after signing in; anything else goes to the start. */
export function safePath(wanted: string | undefined): string {
  const isOurs =
    wanted?.startsWith('/') && !/^\/[/\\]/.test(wanted) && !/^\/(login|logout|onboard(?!\/))\b/.test(wanted)
  return isOurs ? (wanted as string) : '/'
}
