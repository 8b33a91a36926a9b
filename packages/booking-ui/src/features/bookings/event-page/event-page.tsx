import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { About, Layout } from '../../../page/layout.tsx'
import type { PageModel } from '../../../page/page-model.ts'
import { useWords } from '../../../page/words.tsx'
import { alertIcon } from '../../../ui/icons.ts'
import type { Lazy } from '../../../ui/lazy.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useStore } from '../../../ui/store.ts'
import { EventAbout } from '../../event-types/event-about.tsx'
import { EventHead } from '../../event-types/event-head.tsx'
import { SlotPicker } from '../../slots/slot-picker.tsx'
import type { EventPageModel } from './event-page-model.ts'
import { NotLoaded } from '../not-loaded.tsx'
import { useStepFocus } from '../step-focus.ts'

export type EventPagePart = ComponentType<{ page: PageModel<EventPageModel> }>

interface EventPageProps {
  page: PageModel<EventPageModel>
  afterPick: Lazy<EventPagePart>
  /** For events whose invitees may choose a person. */
  choosePerson?: EventPagePart | undefined
}

/** Picking a time, then the details, then the booking. */
export function EventPage({ page, afterPick, choosePerson: ChoosePerson }: EventPageProps) {
  const { data, book, picker, note, pick, showDay } = page.view
  const { owner, event, options } = data
  const { start, held, booked, refusal } = useStore(book)
  const { t, refusal: words } = useWords()
  const { part, failed } = useStore(afterPick)
  const step = booked ? 'booked' : start === null ? 'pick' : held ? 'confirm' : 'details'
  const AfterPick = part
  const load = () => void afterPick.load()
  useEffect(() => {
    if (step !== 'pick') void afterPick.load()
  }, [step, afterPick])
  // Show the times until the next step has loaded, so that nothing jumps.
  const picking = step === 'pick' || !(AfterPick || failed)
  const top = useStepFocus(picking ? 'pick' : step, `${event.name} · ${owner.name}`, page)
  return (
    <Layout
      head={
        <EventHead
          owner={owner}
          listHref={page.framed ? undefined : `/${owner.link}${page.settings.link()({})}`}
          name={options.hideEventDetails && !booked ? null : event.name}
          duration={event.duration}
          locations={booked ? [booked.booking.location] : event.locations}
        />
      }
      main={
        <div ref={top} tabIndex={-1}>
          {ChoosePerson && <ChoosePerson page={page} />}
          {picking ? (
            // Pointing at a time or focusing one loads the next step.
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- watches, does nothing by itself
            <div onPointerOver={load} onFocus={load}>
              {refusal && (
                <Notice tone="danger" icon={alertIcon} title={words(refusal.code)}>
                  {/* The time in the address is gone. Without a script, Back leads people who just booked here. */}
                  {t('yoursAlready')}
                </Notice>
              )}
              <SlotPicker
                {...{ picker, owner, note }}
                weekStart={options.weekStart}
                link={page.settings.link()}
                now={page.services.now}
                likelyZones={[owner.timeZone]}
                onPick={pick}
                onTimeZone={(zone) => page.setTimeZone(zone, true)}
                onTimeFormat={page.setTimeFormat}
                onDay={showDay}
                announce={page.settings.announce}
              />
            </div>
          ) : AfterPick ? (
            <AfterPick page={page} />
          ) : (
            <NotLoaded onRetry={load} />
          )}
        </div>
      }
      about={
        !options.hideEventDetails &&
        !booked && (
          <About>
            <EventAbout welcome={owner.welcomeMessage} {...event} />
          </About>
        )
      }
    />
  )
}
