import { Select, TextInput } from '@mantine/core'
import { isPlainDate } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { organizationQuery } from '../../../data/acting/organization.ts'
import { reachesAll } from '../../../data/acting/reach.ts'
import { eventTypesQuery } from '../../../data/event-types.ts'
import { useDeps } from '../../../data/deps.ts'
import { useMe } from '../../../data/use-me.ts'
import { useText } from '../../../language/language.tsx'
import type { BookingSearch } from '../booking-search.ts'
import classes from './bookings-page.module.css'

type Filters = Pick<BookingSearch, 'from' | 'to' | 'type' | 'person'>

interface Props {
  search: Filters
  onChoose: (change: Filters) => void
}

/** The days, the event type, and for an organization who comes. Typed text applies as soon as it is a date. */
export function BookingFilters({ search, onChoose }: Props) {
  const t = useText()
  const { call } = useDeps()
  const me = useMe()
  const eventTypes = useQuery(eventTypesQuery(call)).data ?? []
  // Members see their own meetings alone.
  const choosesPerson = me.organization !== null && reachesAll(me, 'meetings')
  const members = useQuery({ ...organizationQuery(call), enabled: choosesPerson }).data?.members ?? []
  const [typed, setTyped] = useState({ from: search.from ?? '', to: search.to ?? '' })
  const isWrong = isPlainDate(typed.from) && isPlainDate(typed.to) && typed.to < typed.from
  const day = (key: 'from' | 'to') => ({
    type: 'date',
    label: t(`bookings.${key}`),
    value: typed[key],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      setTyped({ ...typed, [key]: value })
      if (value === '' || isPlainDate(value)) onChoose({ [key]: value || undefined })
    },
  })
  return (
    <div className={classes.filters}>
      <TextInput {...day('from')} />
      <TextInput {...day('to')} error={isWrong && t('bookings.to_before')} />
      <Select
        label={t('bookings.event_type')}
        placeholder={t('bookings.all_event_types')}
        clearable
        data={eventTypes.map(({ id, name }) => ({ value: id, label: name }))}
        value={search.type ?? null}
        onChange={(type) => onChoose({ type: type ?? undefined })}
      />
      {choosesPerson && (
        <Select
          label={t('booking.people')}
          placeholder={t('bookings.everybody')}
          searchable
          clearable
          data={members.map(({ person_id, name }) => ({ value: person_id, label: name }))}
          value={search.person ?? null}
          onChange={(person) => onChoose({ person: person ?? undefined })}
        />
      )}
    </div>
  )
}
