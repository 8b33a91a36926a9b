import type { DashboardPath } from '@scheduling/contract/dashboard'
import type { Action } from '@scheduling/domain/roles'
import type { HostCatalog, HostMessages, HostTranslate } from '@scheduling/messages/host'
import type { AnyRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { CommandSource } from './command.ts'

type Icon = ComponentType<{ size?: number }>
type Label = Extract<keyof HostMessages, `room.${string}`>
// Not the router's own type of addresses: that depends on the rooms. `rooms.test.ts` checks each address.
export type Address = DashboardPath | `${DashboardPath}/${string}`

/** Everything that the dashboard must know of a capability. `rooms.ts` has the list. */
export interface Room {
  /** What people must reach of the host that they act for. Absent: everybody sees it. */
  action?: Action
  /** Its entry in the navigation is only for those who act for an organization. */
  isOfOrganization?: true
  /** Its texts; loaded before it is shown. */
  texts?: readonly HostCatalog[]
  /** For everybody, below `root`. */
  open?: readonly AnyRoute[]
  /** For signed-in hosts, below `plain`, without a frame. */
  plain?: readonly AnyRoute[]
  /** For signed-in hosts, below `shell`. */
  routes?: readonly AnyRoute[]
  /** Its place in the navigation. The letters, typed one after the other, open it: `g e`. */
  navigation?: { path: DashboardPath; label: Label; icon: Icon; keys: string }
  /** Its tabs in a navigation entry, perhaps its own. */
  tabs?: readonly Tab[]
  /** Actions that open it from everywhere, by key and in the command menu. */
  shortcuts?: readonly RoomShortcut[]
  /** What the command menu finds in it; loaded with the menu. */
  commands?: () => Promise<CommandSource>
  /** The fields that the command menu finds on its tabs, also on those of other rooms; loaded with the menu. */
  fields?: () => Promise<TabFields>
}

export interface TabFields {
  /** Where the names come from. */
  texts: readonly HostCatalog[]
  /** By the tab's address. */
  names: (t: HostTranslate) => Readonly<Partial<Record<Address, readonly string[]>>>
}

export interface Tab {
  of: DashboardPath
  path: Address
  /** Other addresses of the same screen. */
  aliases?: readonly Address[]
  label: Label
  /** Tabs of the same group stand together, below its name. */
  group?: Label
  /** Absent: the room's. */
  action?: Action
  /** Absent: for everybody. */
  isForOperators?: true
}

interface RoomShortcut {
  keys: string
  label: Label
  icon: Icon
  path: Address
}
