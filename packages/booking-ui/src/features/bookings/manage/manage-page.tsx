import type { ManagedBooking } from '@scheduling/contract'
import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { Layout } from '../../../page/layout.tsx'
import type { PageModel } from '../../../page/page-model.ts'
import { useWords } from '../../../page/words.tsx'
import type { Words } from '../../../page/words.tsx'
import type { Lazy } from '../../../ui/lazy.ts'
import { useStore } from '../../../ui/store.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { EventHead } from '../../event-types/event-head.tsx'
import { BookingCard } from '../card/booking-card.tsx'
import { bookingLinks } from '../booking-links.ts'
import { CancelForm } from './cancel-form.tsx'
import { EraseForm } from './erase-form.tsx'
import { FormerTime } from './former-time.tsx'
import type { ManagePageModel } from './manage-page-model.ts'
import { NotLoaded } from '../not-loaded.tsx'
import { useStepFocus } from '../step-focus.ts'
import { OtherTime } from '../when.tsx'

export type RescheduleStepsPart = ComponentType<{ page: PageModel<ManagePageModel> }>

interface ManagePageProps {
  page: PageModel<ManagePageModel>
  /** A separate file: most people who open their booking only read it. */
  rescheduleSteps: Lazy<RescheduleStepsPart>
}

/** The page behind the manage link: the booking as it is, which can be moved or canceled. */
export function ManagePage({ page, rescheduleSteps }: ManagePageProps) {
  const model = page.view
  const { booking, view, start } = useStore(model.manage)
  const { part, failed } = useStore(rescheduleSteps)
  const isMoving = view === 'reschedule'
  useEffect(() => {
    if (isMoving) void rescheduleSteps.load()
  }, [isMoving, rescheduleSteps])
  // Show the booking until the new step has loaded, so that nothing jumps.
  const step = isMoving && !part && !failed ? 'summary false' : `${view} ${start !== null}`
  const top = useStepFocus(step, `${booking.eventName} · ${booking.owner.name}`, page)
  const reach = () => booking.reschedule.allowed && void rescheduleSteps.load()
  return (
    <Layout
      head={
        <EventHead
          owner={booking.owner}
          name={booking.eventName}
          duration={booking.date ? null : booking.duration}
          locations={[booking.location]}
        />
      }
      main={
        // Pointing at a control or focusing it loads the steps of a move.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- watches, does nothing by itself
        <div ref={top} tabIndex={-1} onPointerOver={reach} onFocus={reach}>
          <Step page={page} rescheduleSteps={rescheduleSteps} />
        </div>
      }
    />
  )
}

function Step({ page, rescheduleSteps }: ManagePageProps) {
  const model = page.view
  const { manage } = model
  const { token } = model.data
  const { booking, view, done } = useStore(manage)
  const { part: RescheduleSteps, failed } = useStore(rescheduleSteps)
  const { timeZone, search } = useStore(page.settings)
  const hydrated = useHydrated()
  const { t } = useWords()
  const now = page.services.now()
  const links = bookingLinks(booking, token, search)
  if (view === 'cancel') return <CancelForm page={page} />
  if (view === 'reschedule' && RescheduleSteps) return <RescheduleSteps page={page} />
  if (view === 'reschedule' && failed) return <NotLoaded onRetry={() => void rescheduleSteps.load()} />
  const moved = view === 'confirmed' && booking.formerStart !== null
  const news = done ?? (moved ? 'rescheduled' : view === 'confirmed' ? 'booked' : null)
  const start = Date.parse(booking.start)
  const end = Date.parse(booking.end)
  const over = booking.status === 'scheduled' && end <= now
  const ownZone = hydrated ? page.services.ownZone() : undefined
  return (
    <BookingCard
      {...{ booking, timeZone, now, links }}
      title={titleOf(booking, news, over, t)}
      told={toldOf(booking, news, over, t)}
      isNew={news !== null}
      onShow={model.show}
      look={manage.look}
      onRoom={manage.renew}
      ownTime={
        ownZone &&
        (booking.hosts ?? ownZone !== booking.owner.timeZone) &&
        !booking.date && (
          <OtherTime
            {...{ start, end, timeZone }}
            zone={ownZone}
            say={(time, city) => t('yourTime', { time, city })}
          />
        )
      }
      former={
        booking.formerStart && booking.status === 'scheduled' && <FormerTime {...{ booking, timeZone }} />
      }
      foot={news !== 'booked' && <EraseForm {...{ booking, over }} />}
    />
  )
}

type News = 'booked' | 'rescheduled' | 'canceled' | null

function titleOf({ status }: ManagedBooking, news: News, over: boolean, t: Words['t']): string {
  if (status === 'canceled') return t('bookingCanceled')
  if (over) return t('bookingOver')
  if (news === 'booked') return t('booked')
  return news === 'rescheduled' ? t('rescheduled') : t('yourBooking')
}

/** Which email went out, or who canceled. */
function toldOf(booking: ManagedBooking, news: News, over: boolean, t: Words['t']): string | null {
  const { email } = booking.invitee
  if (booking.status === 'canceled')
    return booking.canceledBy === 'host'
      ? t('canceledByHost', { name: booking.owner.name })
      : t('canceledByYou')
  if (over || !news) return null
  return t(news === 'booked' ? 'invitationSent' : 'updateSent', { email })
}
