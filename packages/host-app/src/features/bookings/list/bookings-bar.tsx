import { Button, Switch, Tabs, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { IconFilter, IconSearch } from '../../../ui/icons.ts'
import { useSearchText } from '../../../ui/use-search-text.ts'
import { isFiltered, NO_FILTERS } from '../booking-search.ts'
import type { BookingSearch } from '../booking-search.ts'
import { BookingFilters } from './booking-filters.tsx'
import classes from './bookings-page.module.css'
import type { GoInBookings } from './use-booking-search.ts'

interface Props {
  search: BookingSearch
  go: GoInBookings
}

/** Which bookings are shown: upcoming or past, by name, with or without canceled ones. */
export function BookingsBar({ search, go }: Props) {
  const t = useText()
  const [isFiltering, setFiltering] = useState(false)
  const hasFilters = isFiltering || isFiltered(search)
  const searchText = useSearchText(search.q, (q) => go({ q }, true))
  return (
    <>
      <div className={classes.bar}>
        <Tabs.List className={classes.tabs}>
          <Tabs.Tab value="upcoming">{t('bookings.upcoming')}</Tabs.Tab>
          <Tabs.Tab value="past">{t('bookings.past')}</Tabs.Tab>
        </Tabs.List>
        <TextInput
          className={classes.search}
          type="search"
          data-search
          leftSection={<IconSearch size={16} />}
          aria-label={t('bookings.search')}
          placeholder={t('bookings.search')}
          value={searchText.typed}
          onChange={(event) => searchText.type(event.currentTarget.value)}
        />
        <Switch
          className={classes.canceled}
          label={t('bookings.include_canceled')}
          checked={search.canceled === '1'}
          onChange={(event) => go({ canceled: event.currentTarget.checked ? '1' : undefined })}
        />
        <Button
          variant="subtle"
          leftSection={<IconFilter size={16} />}
          aria-expanded={hasFilters}
          onClick={() => {
            if (hasFilters) go(NO_FILTERS, true)
            setFiltering(!hasFilters)
          }}
        >
          {t(hasFilters ? 'bookings.no_filter' : 'bookings.filter')}
        </Button>
      </div>
      {hasFilters && (
        <BookingFilters search={search} onChoose={(change) => go({ ...change, booking: undefined }, true)} />
      )}
    </>
  )
}
