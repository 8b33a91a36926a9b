import { Select, TextInput } from '@mantine/core'
import { isPlainDate } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { eventTypesQuery } from '../../../data/event-types.ts'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import type { BookingSearch } from '../booking-search.ts'
import classes from './bookings-page.module.css'

type Filters = Pick<BookingSearch, 'from' | 'to' | 'type'>

interface Props {
  search: Filters
  onChoose: (change: Filters) => void
}

/** The days and the event type. Typed text applies as soon as it is a date. */
export function BookingFilters({ search, onChoose }: Props) {
  const t = useText()
  const { call } = useDeps()
  const eventTypes = useQuery(eventTypesQuery(call)).data ?? []
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
    </div>
  )
}
