import { Button, Tabs } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { bookingsQuery } from '../../../data/bookings.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { RoomTabs } from '../../../shell/room-tabs.tsx'
import { useNow } from '../../../data/use-now.ts'
import { IconDownload, IconPlus } from '../../../ui/icons.ts'
import { Page } from '../../../ui/page/page.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { ConfirmSuggestion } from '../../event-types/confirm-suggestion.tsx'
import { BookDialog } from '../book/book-dialog.tsx'
import { BookingDrawer } from '../details/booking-drawer.tsx'
import { BookingList } from './booking-list.tsx'
import { BookingsBar } from './bookings-bar.tsx'
import { BookingsSkeleton } from './bookings-picture.tsx'
import { filterOf } from '../booking-search.ts'
import { NoBookings } from './no-bookings.tsx'
import { useBookingSearch } from './use-booking-search.ts'
import { WaitingRequests } from './waiting-requests.tsx'
import { useBookingsExport } from './use-bookings-export.ts'

export function BookingsPage() {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const { call } = useDeps()
  const { search, go, closeBooking } = useBookingSearch()
  const filter = filterOf(search)
  const { tab } = filter
  const bookings = useInfiniteQuery(bookingsQuery(call, filter))
  const file = useBookingsExport(filter)
  const [isBooking, setBooking] = useState(false)

  return (
    <Page
      isWide
      tabs={<RoomTabs of="/scheduled-events" />}
      title={t('room.scheduled_events')}
      text={t('bookings.zone', { zone: format.zone(format.timeZone, now) })}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            loading={file.isExporting}
            onClick={file.start}
          >
            {t('bookings.export')}
          </Button>
          <Button leftSection={<IconPlus size={16} />} onClick={() => setBooking(true)}>
            {t('book.title')}
          </Button>
        </>
      }
    >
      <ConfirmSuggestion isAtBookings />
      <WaitingRequests />
      <Tabs
        value={tab}
        onChange={(chosen) => go({ tab: chosen === 'past' ? 'past' : undefined, booking: undefined })}
        keepMounted={false}
      >
        <BookingsBar search={search} go={go} />
        <Tabs.Panel value={tab}>
          <Answer of={bookings} loading={<BookingsSkeleton />}>
            {({ pages }) => {
              const list = pages.flatMap((page) => page.bookings)
              if (list.length === 0) return <NoBookings search={search} go={go} />
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
      <BookDialog isOpen={isBooking} onClose={() => setBooking(false)} />
      <BookingDrawer id={search.booking} onClose={closeBooking} />
    </Page>
  )
}
