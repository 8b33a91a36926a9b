import type { Api } from '@scheduling/contract'
import type { Instant, TimeZone } from '@scheduling/domain'
import { addDays, dateOf, instantOf, isEmail, isPlainDate, limits } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { longerThan } from '../../data/problem-text.ts'
import type { Problems } from '../../ui/form/form-state.ts'

/** The fields of new links, named as in the request. */
export interface LinkValues {
  count: number
  maxUses: number
  /** The last date on which they work. Empty: they do not expire. */
  expiresAt: string
  label: string
  'prefill.name': string
  'prefill.email': string
}

export const NEW_LINKS: LinkValues = {
  count: 1,
  maxUses: 1,
  expiresAt: '',
  label: '',
  'prefill.name': '',
  'prefill.email': '',
}

interface Here {
  now: Instant
  timeZone: TimeZone
}

export function checkLinks(values: LinkValues, { now, timeZone }: Here, t: HostTranslate): Problems {
  const { count, maxUses, expiresAt, label } = values
  const name = values['prefill.name']
  const email = values['prefill.email'].trim()
  const between = (max: number) => t('field.between', { min: 1, max })
  return {
    ...(!isWithin(count, limits.LINKS_AT_ONCE_MAX) && { count: between(limits.LINKS_AT_ONCE_MAX) }),
    ...(!isWithin(maxUses, limits.LINK_USES_MAX) && { maxUses: between(limits.LINK_USES_MAX) }),
    ...(expiresAt !== '' && expiresAt < dateOf(timeZone, now) && { expiresAt: t('field.in_the_past') }),
    ...(email !== '' && !isEmail(email) && { 'prefill.email': t('field.email') }),
    ...longerThan(limits.TITLE_MAX, { label }, t),
    ...longerThan(limits.NAME_MAX, { 'prefill.name': name }, t),
  }
}

export function bodyOf(
  { count, maxUses, expiresAt, label, ...values }: LinkValues,
  { timeZone }: Here,
): Api['POST /event-types/:id/links']['$args']['body'] {
  const end = isPlainDate(expiresAt) ? instantOf(timeZone, addDays(expiresAt, 1), '00:00') : null
  const prefill = { name: values['prefill.name'].trim(), email: values['prefill.email'].trim() }
  return {
    count,
    maxUses,
    expiresAt: end === null ? null : new Date(end).toISOString(),
    label: label.trim(),
    // Several links are for several people.
    prefill: count === 1 ? prefill : null,
  }
}

function isWithin(number: number, max: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= max
}
