import type { PageData } from '@scheduling/contract'
import type { PublicPageView } from '../../page/public-page.ts'
import { noticesIn, StaticPage } from '../../static-page.tsx'
import { BookingListPage } from './booking-list-page.tsx'

/** `/{owner}` */
export const bookingListPage: PublicPageView<Extract<PageData, { kind: 'booking_list' }>> = {
  title: ({ owner, options }) => noticesIn(options.language)('listTitle', { name: owner.name }),
  draw: (data, texts) => {
    const { owner, events, people, options } = data
    return (
      <StaticPage data={data} texts={texts}>
        <BookingListPage
          {...{ owner, events, people }}
          search={options.search}
          t={noticesIn(options.language)}
        />
      </StaticPage>
    )
  },
  mark: ({ owner }) => ({ owner: owner.link }),
}
