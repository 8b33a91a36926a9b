import type { Acting } from '../data/acting/reach.ts'
import { reaches } from '../data/acting/reach.ts'
import type { Room } from './room.ts'

type Hideable = Pick<Room, 'action'>

/** The rooms that somebody sees, with their tabs. */
export function reachedRooms(rooms: readonly Room[], acting: Acting): Room[] {
  const isReached = ({ action }: Hideable) => !action || reaches(acting, action)
  return rooms.filter(isReached).map(({ navigation, tabs, ...room }) => ({
    ...room,
    ...(navigation && (acting.organization || !room.isOfOrganization) && { navigation }),
    ...(tabs && { tabs: tabs.filter(isReached) }),
  }))
}

/**
 * Where an address leads that belongs to a room or a tab that somebody does not see. What only one's own account has is said to
 * be that.
 */
export function wayOut(rooms: readonly Room[], acting: Acting, pathname: string): string | undefined {
  const tab = rooms.flatMap(({ tabs = [] }) => tabs).find(({ path }) => path === pathname)
  const action = tab?.action ?? roomAt(rooms, pathname)?.action
  if (action === undefined || reaches(acting, action)) return undefined
  return action === 'own_account' ? ownAccountAt(pathname) : '/'
}

/** Says that this address is in one's own account, and leads there. */
export function ownAccountAt(path: string): string {
  return `/organization/own?next=${encodeURIComponent(path)}`
}

/** The room with this address: itself, or with something in place of its parameter. */
function roomAt(rooms: readonly Room[], pathname: string): Room | undefined {
  const isAt = (isWhole: boolean) => (room: Room) =>
    [...(room.routes ?? []), ...(room.plain ?? []), ...(room.open ?? [])].some(({ options }) => {
      const { path = '' } = options as { path?: string }
      const [begin = '', parameter] = path.split('$')
      return isWhole ? pathname === path : parameter !== undefined && pathname.startsWith(begin)
    })
  return rooms.find(isAt(true)) ?? rooms.find(isAt(false))
}
