import type { EventType, Organization, RoutingForm } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { eventTypesQuery } from '../../data/event-types.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { organizationQuery } from '../../data/acting/organization.ts'
import type { Target } from './form-values.ts'
import { formsQuery } from './queries.ts'

interface Named {
  id: string
  name: string
}

/** Where a form can lead. */
export interface Targets {
  eventTypes: readonly EventType[]
  people: readonly Named[]
  forms: readonly RoutingForm[]
  /** Empty for what is gone. */
  nameOf: (to: Target) => string
  /** Whether visitors are led there, or it is passed over. */
  isThere: (to: Target) => boolean
}

const NONE = [] as const

function namesOf({ members }: Organization): Named[] {
  return members.map(({ member_id: id, name }) => ({ id, name }))
}

export function useTargets(): Targets {
  const { call } = useDeps()
  const { organization } = useMe()
  const t = useText()
  const { data: eventTypes = NONE } = useQuery(eventTypesQuery(call))
  const { data: people = NONE } = useQuery({
    ...organizationQuery(call),
    select: namesOf,
    enabled: organization !== null,
  })
  const { data: forms = NONE } = useQuery(formsQuery(call))

  return useMemo(() => {
    const named = (list: readonly Named[], id: string) => list.find((one) => one.id === id)?.name ?? ''
    return {
      eventTypes,
      people,
      forms,
      nameOf(to) {
        switch (to.kind) {
          case 'event_type':
            return named(eventTypes, to.id)
          case 'person':
            return named(people, to.id)
          case 'form':
            return named(forms, to.id)
          case 'address':
            return to.url
          case 'text':
            return t('routing.to_text')
        }
      },
      isThere(to) {
        switch (to.kind) {
          case 'event_type':
            return eventTypes.some(({ id, isOn }) => id === to.id && isOn)
          case 'person':
            return people.some(({ id }) => id === to.id)
          case 'form':
            return forms.some(({ id, isOn }) => id === to.id && isOn)
          default:
            return true
        }
      },
    }
  }, [eventTypes, people, forms, t])
}
