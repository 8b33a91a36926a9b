import type { Api, Location } from '@scheduling/contract'
import { addDays, instantOf, isPlainDate, limits, locationNeedsValue } from '@scheduling/domain'
import type { Instant, TimeZone } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { fieldProblems } from '../../data/problem-text.ts'
import type { Problems } from '../../ui/form/form-state.ts'

/** The fields of a new one-off. */
export interface OneOffValues {
  name: string
  description: string
  duration: number
  locations: Location[]
  slots: Instant[]
  /** The last date on which its link works. Empty: no limit of its own. */
  lastDate: string
  holdsTimes: boolean
}

export const NEW_ONE_OFF: OneOffValues = {
  name: '',
  description: '',
  duration: 30,
  locations: [{ kind: 'google_meet' }],
  slots: [],
  lastDate: '',
  holdsTimes: false,
}

export function checkOneOff(values: OneOffValues, now: Instant, t: HostTranslate): Problems {
  const { name, duration, locations, slots } = values
  const missing = locations.findIndex(
    (location) => locationNeedsValue(location.kind) && 'value' in location && location.value.trim() === '',
  )
  return {
    ...(name.trim() === '' && { name: t('field.required') }),
    ...((duration < limits.DURATION_MIN || duration > limits.DURATION_MAX) && {
      duration: t('pick.duration_wrong'),
    }),
    ...(locations.length === 0 && { locations: t('location.none') }),
    ...(missing >= 0 && { [`locations[${missing}].value`]: t('field.required') }),
    ...(slots.length === 0 && { slots: t('pick.at_least_one') }),
    ...(slots.length > limits.PICKED_TIMES_MAX && {
      slots: t('pick.too_many', { count: limits.PICKED_TIMES_MAX }),
    }),
    ...(slots.some((slot) => slot <= now) && { slots: t('pick.past') }),
  }
}

/** The server names what is sent. This names the field where it was typed. */
export function oneOffRefusals(error: unknown, t: HostTranslate): Problems | undefined {
  return fieldProblems(error, t, (path) => {
    if (path === 'expiresAt') return 'lastDate'
    return path.startsWith('slots') ? 'slots' : path
  })
}

export function bodyOf(values: OneOffValues, zone: TimeZone): Api['POST /one-offs']['$args']['body'] {
  const { name, description, duration, locations, slots, lastDate, holdsTimes } = values
  const end = isPlainDate(lastDate) ? instantOf(zone, addDays(lastDate, 1), '00:00') : null
  return {
    name,
    description,
    duration,
    locations,
    slots: slots.map((slot) => new Date(slot).toISOString()),
    expiresAt: end === null ? null : new Date(end).toISOString(),
    holdsTimes,
  }
}
