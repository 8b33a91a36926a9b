import { Button } from '@mantine/core'
import { useText } from '../../../language/language.tsx'
import { useShare } from '../../../shell/share-context.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { isFiltered, NO_FILTERS } from '../booking-search.ts'
import type { BookingSearch } from '../booking-search.ts'
import { BookingsPicture } from './bookings-picture.tsx'
import type { GoInBookings } from './use-booking-search.ts'

interface Props {
  search: BookingSearch
  go: GoInBookings
}

/** Why the list is empty: the filters, the search, or there are no bookings yet. */
export function NoBookings({ search, go }: Props) {
  const t = useText()
  const share = useShare()
  const { tab = 'upcoming' } = search
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
  if (search.q)
    return (
      <EmptyState title={t('bookings.not_found', { search: search.q })} text={t('bookings.not_found_text')} />
    )
  return (
    <EmptyState
      picture={<BookingsPicture />}
      title={t(`bookings.none_${tab}`)}
      text={t(`bookings.none_${tab}_text`)}
      actions={tab === 'upcoming' && <Button onClick={() => share.open()}>{t('nav.share')}</Button>}
    />
  )
}
