import type { LocationKind } from '@scheduling/domain'
import type { ComponentType } from 'react'
import { IconCustom, IconGoogle, IconPhone, IconPlace, IconTeams, IconZoom } from '../../../ui/icons.ts'

export const LOCATION_ICONS: Record<LocationKind, ComponentType<{ size?: number }>> = {
  address: IconPlace,
  phone_call: IconPhone,
  invitee_phone: IconPhone,
  google_meet: IconGoogle,
  microsoft_teams: IconTeams,
  zoom: IconZoom,
  custom: IconCustom,
}
