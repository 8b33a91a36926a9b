import { Layout } from '../../page/layout.tsx'
import type { PageModel } from '../../page/page-model.ts'
import { useWords } from '../../page/words.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { alertIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { useStore } from '../../ui/store.ts'
import { EventHead } from '../event-types/event-head.tsx'
import { SlotPicker } from '../slots/slot-picker.tsx'
import { BookingCard } from './booking-card.tsx'
import { bookingLinks } from './booking-links.ts'
import { CancelForm } from './cancel-form.tsx'
import css from './manage-form.module.css'
import type { ManagePageModel } from './manage-page-model.ts'
import { RescheduleForm } from './reschedule-form.tsx'
import { useStepFocus } from './step-focus.ts'
import { When } from './when.tsx'

interface ManagePageProps {
  page: PageModel<ManagePageModel>
}

/** What the manage link opens: the booking as it is, to be moved or canceled. */
export function ManagePage({ page }: ManagePageProps) {
  const model = page.view
  const { booking, view, start } = useStore(model.manage)
  const top = useStepFocus(`${view} ${start !== null}`, page.services.reveal)
  return (
    <Layout
      head={
        <EventHead
          owner={booking.owner}
          name={booking.eventName}
          duration={booking.duration}
          locations={[booking.location]}
        />
      }
      main={
        <div ref={top} tabIndex={-1}>
          <Step page={page} />
        </div>
      }
    />
  )
}

function Step({ page }: ManagePageProps) {
  const model = page.view
  const { manage } = model
  const { token, idempotencyKey } = model.data
  const { booking, view, start, done } = useStore(manage)
  const { timeZone, search } = useStore(page.settings)
  const now = page.services.now()
  const link = page.settings.link()
  const links = bookingLinks(booking, token, search, null)
  const shared = { model: manage, timeZone, now, idempotencyKey }

  if (view === 'cancel')
    return <CancelForm {...shared} backHref={link({})} onBack={() => model.show('summary')} />
  if (view === 'reschedule' && start !== null) {
    const backHref = link(model.here())
    return <RescheduleForm {...shared} start={start} backHref={backHref} onBack={() => model.pick(null)} />
  }
  if (view === 'reschedule') return <PickNewTime page={page} />
  const moved = view === 'confirmed' && booking.formerStart !== null
  return (
    <BookingCard
      booking={booking}
      news={done ?? (moved ? 'rescheduled' : view === 'confirmed' ? 'booked' : null)}
      timeZone={timeZone}
      now={now}
      links={links}
      onShow={model.show}
    />
  )
}

function PickNewTime({ page }: ManagePageProps) {
  const model = page.view
  const { booking, refusal } = useStore(model.manage)
  const { timeZone } = useStore(page.settings)
  const { t, refusal: words } = useWords()
  const { owner } = booking
  const link = page.settings.link()
  return (
    <div className={css.wide}>
      <BackLink href={link({})} text={t('back')} onBack={() => model.show('summary')} />
      <h2 className={css.title}>{t('pickNewTime')}</h2>
      <When
        start={Date.parse(booking.start)}
        end={Date.parse(booking.end)}
        {...{ owner, timeZone }}
        now={page.services.now()}
        former
      />
      {refusal && <Notice tone="danger" icon={alertIcon} title={words(refusal.code)} />}
      <SlotPicker
        picker={model.picker}
        weekStart={owner.weekStart}
        host={owner.name}
        link={(change) => link({ view: 'reschedule', ...change })}
        now={page.services.now}
        likelyZones={[owner.timeZone, booking.invitee.timeZone]}
        onPick={model.pick}
        onTimeZone={(zone) => page.setTimeZone(zone, true)}
        onTimeFormat={page.setTimeFormat}
        onDay={model.showDay}
        announce={page.settings.announce}
      />
    </div>
  )
}
