import type { DashboardPath } from '@scheduling/contract/dashboard'
import type { HostCatalogue, HostMessages } from '@scheduling/messages/host'
import type { AnyRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { CommandSource } from './command.ts'

type Icon = ComponentType<{ size?: number }>
type Label = Extract<keyof HostMessages, `room.${string}`>
// Not the router's own type of addresses, which is made of the rooms: `rooms.test.ts` follows each.
export type Address = DashboardPath | `${DashboardPath}/${string}`

/** Everything that the dashboard must know of a capability; the list of them is in `rooms.ts`. */
export interface Room {
  /** What it says; loaded before it is shown. */
  texts?: readonly HostCatalogue[]
  /** For everybody, below `root`. */
  open?: readonly AnyRoute[]
  /** For who is signed in, below `plain`: nothing stands around them. */
  plain?: readonly AnyRoute[]
  /** For who is signed in, below `shell`. */
  routes?: readonly AnyRoute[]
  /** Where it stands in the navigation. Letters one after the other lead there: `g e`. */
  navigation?: { path: DashboardPath; label: Label; icon: Icon; keys: string }
  /** Its places among the parts of a room of the navigation, perhaps of its own. */
  tabs?: readonly Tab[]
  /** Where it is gone to from everywhere to do something, by a key and in the command menu. */
  shortcuts?: readonly RoomShortcut[]
  /** What the command menu finds in it; loaded with that. */
  commands?: () => Promise<CommandSource>
}

export interface Tab {
  of: DashboardPath
  path: Address
  /** Other addresses of the same screen. */
  aliases?: readonly Address[]
  label: Label
  /** Absent: for everybody. */
  isForOperators?: true
}

interface RoomShortcut {
  keys: string
  label: Label
  icon: Icon
  path: Address
}
