import { createManagePage, newsOf } from '../features/bookings/manage/manage-page-model.ts'
import type { BookingData } from '../features/bookings/manage/manage-page-model.ts'
import { ManagePage } from '../features/bookings/manage/manage-page.tsx'
import { createPage } from '../page/page-model.ts'
import { PageView } from '../page/page-view.tsx'
import { createLazy } from '../ui/lazy.ts'
import { takeOver } from './take-over.ts'

const loadSteps = async () =>
  (await import('../features/bookings/manage/reschedule-steps.tsx')).RescheduleSteps

// The script of `/booking/{token}`. A file of its own, so that those who book need not load it.
void takeOver<BookingData>({
  ready: ({ booking }) => ({ name: 'ready', owner: booking.owner.link, event: booking.eventSlug ?? '' }),
  async create(block, services) {
    // A page that opens with free times shows them at once.
    const part = block.data.view === 'reschedule' ? await loadSteps() : null
    const rescheduleSteps = createLazy(loadSteps, part)
    const page = createPage(block, services, createManagePage)
    const news = newsOf(block.data)
    if (news && isNew()) {
      services.tell(news.event, news.conversions)
      // Who takes this address along brings no news.
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

/** Back on the site and a reload show an old confirmation once more, to a document that has not heard of it. */
function isNew(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'navigate'
}
