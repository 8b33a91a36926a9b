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

/** Whether an address belongs to a room or a tab that somebody does not see. */
export function isHidden(rooms: readonly Room[], acting: Acting, pathname: string): boolean {
  const tab = rooms.flatMap(({ tabs = [] }) => tabs).find(({ path }) => path === pathname)
  const action = tab?.action ?? roomAt(rooms, pathname)?.action
  return action !== undefined && !reaches(acting, action)
}

/** The room with the longest address that leads to this one. */
function roomAt(rooms: readonly Room[], pathname: string): Room | undefined {
  const found = rooms.flatMap((room) =>
    [...(room.routes ?? []), ...(room.plain ?? [])].flatMap(({ options }) => {
      const { path = '' } = options as { path?: string }
      const [begin = '', param] = path.split('$')
      const isHere = param === undefined ? pathname === path : pathname.startsWith(begin)
      return isHere ? { room, length: begin.length } : []
    }),
  )
  return found.toSorted((one, other) => other.length - one.length)[0]?.room
}
