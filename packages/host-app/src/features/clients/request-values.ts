import type { Api, Client } from '@scheduling/contract'
import { isEmail, limits, locationNeedsValue } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Problems } from '../../ui/form/form-state.ts'

export type ClientLocation = Client['location']

/** The fields of a request. */
export interface RequestValues {
  name: string
  way: 'mail' | 'link'
  email: string
  topic: string
  duration: number
  location: ClientLocation
}

export const NEW_REQUEST: RequestValues = {
  name: '',
  way: 'mail',
  email: '',
  topic: '',
  duration: 30,
  location: { kind: 'google_meet' },
}

export function checkRequest(values: RequestValues, t: HostTranslate): Problems {
  const { name, way, email, topic, duration, location } = values
  const isMissing = 'value' in location && locationNeedsValue(location.kind) && location.value.trim() === ''
  return {
    ...(name.trim() === '' && { name: t('field.required') }),
    ...(way === 'mail' && email.trim() === '' && { email: t('field.required') }),
    ...(email.trim() !== '' && !isEmail(email.trim()) && { email: t('field.email') }),
    ...(topic.trim() === '' && { topic: t('field.required') }),
    ...((duration < limits.DURATION_MIN || duration > limits.DURATION_MAX) && {
      duration: t('field.required'),
    }),
    ...(isMissing && { location: t('field.required') }),
  }
}

export function bodyOf({ email, ...values }: RequestValues): Api['POST /clients']['$args']['body'] {
  const typed = email.trim()
  return { ...values, ...(typed !== '' && { email: typed }) }
}
