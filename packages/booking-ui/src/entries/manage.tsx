import { createManagePage } from '../features/bookings/manage-page-model.ts'
import type { BookingData } from '../features/bookings/manage-page-model.ts'
import { ManagePage } from '../features/bookings/manage-page.tsx'
import { createPage } from '../page/page-model.ts'
import { PageView } from '../page/page-view.tsx'
import { takeOver } from './take-over.ts'

// The script of `/booking/{token}`. A file of its own, so that those who book need not load it.
void takeOver<BookingData>({
  ready: ({ booking }) => ({ name: 'ready', owner: booking.owner.link, event: booking.eventSlug ?? '' }),
  async create(block, services) {
    const page = createPage(block, services, createManagePage)
    return {
      page,
      element: (
        <PageView page={page}>
          <ManagePage page={page} />
        </PageView>
      ),
    }
  },
})
