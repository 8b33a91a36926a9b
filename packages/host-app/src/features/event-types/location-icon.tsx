import type { LocationKind } from '@scheduling/contract'
import type { PlaceKind } from '@scheduling/domain'
import { isRoom } from '@scheduling/domain'
import type { ComponentType } from 'react'
import { BrandIcon } from '../../ui/app-mark/brand-icon.tsx'
import { BRAND_MARKS } from '../../ui/app-mark/brand-marks.ts'
import { IconCustom, IconPhone, IconPlace, IconVideo } from '../../ui/icons.ts'

const PLACE_ICONS: Record<PlaceKind, ComponentType<{ size: number }>> = {
  address: IconPlace,
  phone_call: IconPhone,
  invitee_phone: IconPhone,
  custom: IconCustom,
}

/** A room shows the mark of whoever makes it, where it may be drawn. */
export function LocationIcon({ kind, size }: { kind: LocationKind; size: number }) {
  if (isRoom(kind)) {
    const path = BRAND_MARKS[kind]
    return path ? <BrandIcon path={path} size={size} /> : <IconVideo size={size} />
  }
  const Icon = PLACE_ICONS[kind]
  return <Icon size={size} />
}
