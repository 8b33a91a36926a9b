import type { Api, KeyArea, Scope } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'
import { AREAS } from '../../data/key-areas.ts'
import type { Problems } from '../../ui/form/form-state.ts'

/** What a key may do in one area. Whoever may change something may read it. */
export const ACCESS = ['none', 'read', 'write'] as const
export type Access = (typeof ACCESS)[number]

/** How many days a key is valid. */
export const VALIDITY = ['30', '90', '365', 'always'] as const

export interface KeyValues {
  name: string
  access: Record<KeyArea, Access>
  validity: (typeof VALIDITY)[number]
  current: string
}

const NOTHING = Object.fromEntries(AREAS.map((area) => [area, 'none'])) as Record<KeyArea, Access>

export const NEW_KEY: KeyValues = {
  name: '',
  access: { ...NOTHING, bookings: 'write', event_types: 'read' },
  validity: '365',
  current: '',
}

/** A key for a service that starts work of its own when somebody books, and that books. */
export function keyFor(name: string): KeyValues {
  const access = { bookings: 'write', one_offs: 'write', webhooks: 'write', event_types: 'read' } as const
  return { ...NEW_KEY, name, access: { ...NOTHING, ...access } }
}

export function checkKey({ name, access, current }: KeyValues, t: HostTranslate): Problems {
  return {
    ...(name.trim() === '' && { name: t('field.required') }),
    ...(scopesOf(access).length === 0 && { scopes: t('api_keys.choose_access') }),
    ...(current === '' && { current: t('field.required') }),
  }
}

export function bodyOf({
  name,
  access,
  validity,
  current,
}: KeyValues): Api['POST /api-keys']['$args']['body'] {
  return {
    name,
    scopes: scopesOf(access),
    days: validity === 'always' ? null : Number(validity),
    current,
  }
}

function scopesOf(access: KeyValues['access']): Scope[] {
  return AREAS.flatMap((area) => (access[area] === 'none' ? [] : [`${area}:${access[area]}` as const]))
}
