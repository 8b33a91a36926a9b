import { createManagePage, newsOf } from '../features/bookings/manage/manage-page-model.ts'
import type { BookingData } from '../features/bookings/manage/manage-page-model.ts'
import { ManagePage } from '../features/bookings/manage/manage-page.tsx'
import { createPage } from '../page/page-model.ts'
import { PageView } from '../page/page-view.tsx'
import { createLazy } from '../ui/lazy.ts'
import { takeOver } from './take-over.ts'

const loadSteps = async () =>
  (await import('../features/bookings/manage/reschedule-steps.tsx')).RescheduleSteps

// The script of `/booking/{token}`. It is a separate file so that people who book do not load it.
void takeOver<BookingData>({
  ready: ({ booking }) => ({ name: 'ready', owner: booking.owner.link, event: booking.eventSlug ?? '' }),
  async create(block, services) {
    // A page that opens with free times shows them right away.
    const part = block.data.view === 'reschedule' ? await loadSteps() : null
    const rescheduleSteps = createLazy(loadSteps, part)
    const page = createPage(block, services, createManagePage)
    const news = newsOf(block.data)
    if (news && isNew()) {
      services.tell(news.event, news.conversions)
      // Drop the news from the address: whoever opens a copy of it should not report the booking again.
      services.history.replace(page.linkHere({}))
    }
    return {
      page,
      element: (
        <PageView page={page}>
          <ManagePage page={page} rescheduleSteps={rescheduleSteps} />
        </PageView>
      ),
    }
  },
})

/**
 * False after Back or a reload. They show an old confirmation again, and the site around the page would count it as
 * new.
 */
function isNew(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'navigate'
}
