import type { LocationKind } from '@scheduling/contract'
import type { PlaceKind } from '@scheduling/domain'
import { isRoom } from '@scheduling/domain'
import type { ComponentType } from 'react'
import { IconCustom, IconPhone, IconPlace, IconVideo } from '../../ui/icons.ts'

const PLACE_ICONS: Record<PlaceKind, ComponentType<{ size: number }>> = {
  address: IconPlace,
  phone_call: IconPhone,
  invitee_phone: IconPhone,
  custom: IconCustom,
}

/** The name beside it says whose room it is. */
export function LocationIcon({ kind, size }: { kind: LocationKind; size: number }) {
  const Icon = isRoom(kind) ? IconVideo : PLACE_ICONS[kind]
  return <Icon size={size} />
}
