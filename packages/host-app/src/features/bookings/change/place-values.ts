import type { HostBooking, Location } from '@scheduling/contract'
import { ROOM_KINDS } from '@scheduling/contract/providers'
import { INVITEE_PHONE, isRoom, limits } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { longerThan } from '../../../data/problem-text.ts'
import type { Problems } from '../../../ui/form/form-state.ts'

/** Where a meeting may be moved to, in the order of the menu. The number of an invitee is theirs to say. */
export const PLACE_CHOICES = ['address', 'phone_call', ...ROOM_KINDS, 'custom'] as const

export interface PlaceValues {
  kind: (typeof PLACE_CHOICES)[number]
  /** An address, a number, a link or the host's own words. */
  value: string
}

export function placeValuesOf({ location }: HostBooking): PlaceValues {
  if (location.kind === INVITEE_PHONE) return { kind: 'address', value: '' }
  return { kind: location.kind, value: 'value' in location ? location.value : (location.url ?? '') }
}

export function checkPlace({ kind, value }: PlaceValues, t: HostTranslate): Problems {
  const text = value.trim()
  if (text === '') return { value: t('field.required') }
  if (!isRoom(kind)) return longerThan(limits.LOCATION_MAX, { value }, t)
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? {} : { value: t('field.url') }
}

export function locationOf({ kind, value }: PlaceValues): Exclude<Location, { kind: 'invitee_phone' }> {
  const text = value.trim()
  return isRoom(kind) ? { kind, url: text } : { kind, value: text }
}
