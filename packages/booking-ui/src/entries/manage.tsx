import { createManagePage } from '../features/bookings/manage/manage-page-model.ts'
import type { BookingData } from '../features/bookings/manage/manage-page-model.ts'
import { ManagePage } from '../features/bookings/manage/manage-page.tsx'
import { createPage } from '../page/page-model.ts'
import { PageView } from '../page/page-view.tsx'
import { createLazy } from '../ui/lazy.ts'
import { takeOver } from './take-over.ts'

const loadSteps = async () =>
  (await import('../features/bookings/manage/reschedule-steps.tsx')).RescheduleSteps

const FORM_LED_HERE = /view=(confirmed|moved|canceled)/

// The script of `/booking/{token}`. It is a separate file so that people who book do not load it.
void takeOver<BookingData>({
  ready: ({ booking }) => ({ name: 'ready', owner: booking.owner.link, event: booking.eventSlug ?? '' }),
  async create(block, services) {
    // A page that opens with free times shows them right away.
    const part = block.data.view === 'reschedule' ? await loadSteps() : null
    const rescheduleSteps = createLazy(loadSteps, part)
    const page = createPage(block, services, createManagePage)
    if (FORM_LED_HERE.test(block.data.options.search) && isNew()) {
      const tell = async () => {
        // A separate file: only those who sent a form before the script was there have news.
        const { newsOf } = await import('../features/bookings/manage/news.ts')
        const news = newsOf(block.data)
        if (!news) return
        services.tell(news.event, news.conversions)
        // Drop the news from the address: whoever opens a copy of it should not report the booking again.
        services.history.replace(page.linkHere({}))
      }
      tell().catch(() => undefined)
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
