import { Drawer, Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LANGUAGES } from '@scheduling/domain/languages'
import { useDeps } from '../../../data/deps.ts'
import { bookingQuery, BOOKINGS } from '../../../data/bookings.ts'
import { useLanguage } from '../../../language/language.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { BookingDetails } from './booking-details.tsx'
import { useLast } from '../../../ui/use-last.ts'
import type { HostBooking } from '@scheduling/contract'
import type { InfiniteData } from '@tanstack/react-query'

/** The booking in the address, next to the list. */
export function BookingDrawer({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const { t, language } = useLanguage()
  const shown = useLast(id)
  return (
    <Drawer
      opened={id !== undefined}
      onClose={onClose}
      position={LANGUAGES[language].direction === 'ltr' ? 'right' : 'left'}
      size={460}
      title={t('booking.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {shown && <Opened key={shown} id={shown} />}
    </Drawer>
  )
}

function Opened({ id }: { id: string }) {
  const { call } = useDeps()
  const known = useBooking(id)
  const booking = useQuery({ ...bookingQuery(call, id), placeholderData: known })
  return (
    <Answer of={booking} loading={<Skeleton height={240} />}>
      {(found) => <BookingDetails booking={found} />}
    </Answer>
  )
}

/** A booking from a loaded list, so that its details show right away. */
function useBooking(id: string): HostBooking | undefined {
  const lists = useQueryClient().getQueriesData<InfiniteData<{ bookings: HostBooking[] }>>({
    queryKey: [...BOOKINGS, 'list'],
  })
  return lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ bookings }) => bookings)
    .find((booking) => booking.id === id)
}
