import { Button, Switch, Tabs, TextInput } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { bookingsQuery } from '../../../data/bookings.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { RoomTabs } from '../../../shell/room-tabs.tsx'
import { useShare } from '../../../shell/share-context.ts'
import { useNow } from '../../../data/use-now.ts'
import { IconDownload, IconFilter, IconSearch } from '../../../ui/icons.ts'
import { Page } from '../../../ui/page/page.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ConfirmSuggestion } from '../../event-types/confirm-suggestion.tsx'
import { BookingDrawer } from '../details/booking-drawer.tsx'
import { BookingList } from './booking-list.tsx'
import { BookingsPicture, BookingsSkeleton } from './bookings-picture.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { filterOf, isFiltered, NO_FILTERS } from '../booking-search.ts'
import type { BookingSearch } from '../booking-search.ts'
import classes from './bookings-page.module.css'
import { useBookingsExport } from './use-bookings-export.ts'
import { useSearchText } from '../../../ui/use-search-text.ts'

const route = getRouteApi('/shell/scheduled-events')

export function BookingsPage() {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const share = useShare()
  const { call } = useDeps()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/scheduled-events' })
  const router = useRouter()
  const filter = filterOf(search)
  const { tab } = filter
  const bookings = useInfiniteQuery(bookingsQuery(call, filter))
  const go = (change: Partial<BookingSearch>, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace })
  const [isFiltering, setFiltering] = useState(false)
  const hasFilters = isFiltering || isFiltered(search)
  const file = useBookingsExport(filter)
  const searchText = useSearchText(search.q, (q) => go({ q }, true))

  function closeBooking() {
    // Else Back would open it again.
    if (router.state.location.state.isBesideList) router.history.back()
    else go({ booking: undefined }, true)
  }

  return (
    <Page
      tabs={<RoomTabs of="/scheduled-events" />}
      title={t('room.scheduled_events')}
      text={t('bookings.zone', { zone: format.zone(format.timeZone, now) })}
      actions={
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          loading={file.isExporting}
          onClick={file.start}
        >
          {t('bookings.export')}
        </Button>
      }
    >
      <ConfirmSuggestion isAtBookings />
      <Tabs
        value={tab}
        onChange={(chosen) => go({ tab: chosen === 'past' ? 'past' : undefined, booking: undefined })}
        keepMounted={false}
      >
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
            checked={filter.canceled}
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
          <BookingFilters
            search={search}
            onChoose={(change) => go({ ...change, booking: undefined }, true)}
          />
        )}
        <Tabs.Panel value={tab}>
          <Answer of={bookings} loading={<BookingsSkeleton />}>
            {({ pages }) => {
              const list = pages.flatMap((page) => page.bookings)
              if (list.length === 0) {
                if (isFiltered(search))
                  return (
                    <EmptyState
                      title={t('bookings.none_filtered')}
                      text={t('bookings.none_filtered_text')}
                      actions={
                        <Button variant="default" onClick={() => go({ ...NO_FILTERS, q: undefined }, true)}>
                          {t('bookings.no_filter')}
                        </Button>
                      }
                    />
                  )
                return search.q ? (
                  <EmptyState
                    title={t('bookings.not_found', { search: search.q })}
                    text={t('bookings.not_found_text')}
                  />
                ) : (
                  <EmptyState
                    picture={<BookingsPicture />}
                    title={t(`bookings.none_${tab}`)}
                    text={t(`bookings.none_${tab}_text`)}
                    actions={
                      tab === 'upcoming' && <Button onClick={() => share.open()}>{t('nav.share')}</Button>
                    }
                  />
                )
              }
              return (
                <BookingList
                  bookings={list}
                  total={pages[0]?.total ?? list.length}
                  openId={search.booking}
                  hasMore={bookings.hasNextPage}
                  isLoadingMore={bookings.isFetchingNextPage}
                  onMore={() => void bookings.fetchNextPage()}
                />
              )
            }}
          </Answer>
        </Tabs.Panel>
      </Tabs>
      <BookingDrawer id={search.booking} onClose={closeBooking} />
    </Page>
  )
}
