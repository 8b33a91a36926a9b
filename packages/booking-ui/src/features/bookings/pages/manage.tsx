import { createManagePage } from '../manage/manage-page-model.ts'
import type { BookingData } from '../manage/manage-page-model.ts'
import { ManagePage } from '../manage/manage-page.tsx'
import { RescheduleSteps } from '../manage/reschedule-steps.tsx'
import { NoScriptFormContext } from '../../time-zones/time-zone-control.tsx'
import { ZoneForm } from '../../time-zones/zone-form.tsx'
import { createPage } from '../../../page/page-model.ts'
import { PageView } from '../../../page/page-view.tsx'
import type { PublicPageView } from '../../../page/public-page.ts'
import { never, stillServices } from '../../../page/services.ts'
import { createSettings } from '../../../page/settings-model.ts'
import { packBlock } from '../../../page/wire.ts'
import type { PageTexts } from '../../../page/words.tsx'
import { createLazy } from '../../../ui/lazy.ts'

/** `/booking/{token}` */
export const bookingPage: PublicPageView<BookingData> = {
  title: (data, texts) => {
    const { eventName, owner } = data.booking
    return [manageTitle(data, texts), eventName, owner.name].join(' · ')
  },
  draw: (data, texts) => <ManageDocument data={data} texts={texts} />,
  block: (data, texts) => packBlock({ data, texts }),
}

/** The first title of the page behind a manage link. Its script updates it. */
function manageTitle(data: BookingData, texts: PageTexts): string {
  const { booking, view, slot } = data
  const { t } = createSettings(data, texts).words()
  if (booking.status === 'canceled') return t('bookingCanceled')
  if (view === 'cancel' && booking.cancel.allowed) return t('cancelQuestion')
  if (view === 'reschedule' && booking.reschedule.allowed) return t(slot === null ? 'pickNewTime' : 'newTime')
  return t('yourBooking')
}

function ManageDocument({ data, texts }: { data: BookingData; texts: PageTexts }) {
  const page = createPage({ data, texts }, stillServices(data.options.now), createManagePage)
  return (
    <NoScriptFormContext.Provider value={ZoneForm}>
      <PageView page={page}>
        <ManagePage page={page} rescheduleSteps={createLazy(never, RescheduleSteps)} />
      </PageView>
    </NoScriptFormContext.Provider>
  )
}
