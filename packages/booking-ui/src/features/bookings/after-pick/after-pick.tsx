import { translator } from '@scheduling/messages'
import type { ConfirmMessages } from '@scheduling/messages/confirm'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { PageModel } from '../../../page/page-model.ts'
import { instantText } from '../../../page/links.ts'
import { conversionsOf, toldHere } from '../../../conversions/conversions-of.ts'
import { createLazy } from '../../../ui/lazy.ts'
import { useStore } from '../../../ui/store.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { bookingAddress, confirmAddress } from '../booking-addresses.ts'
import { bookingLinks } from '../booking-links.ts'
import { problemsFromServer, problemsOf } from '../details/booking-problems.ts'
import { bookingRequest } from '../details/booking-request.ts'
import { ConsentNotice } from './consent-notice.tsx'
import { DetailsForm } from '../details/details-form.tsx'
import { DoubtNotice } from './doubt-notice.tsx'
import type { EventForm, EventPageModel } from '../event-page/event-page-model.ts'

export { typedValues } from '../details/typed-values.ts'

const bookedCard = createLazy(async () => (await import('../card/booked-card.tsx')).BookedCard)

export const eventForm: EventForm = {
  bookingRequest,
  conversionsOf,
  isCardReady: bookedCard.load,
  problemsOf,
  problemsFromServer,
  typed: null,
}

/** Everything after a time is chosen. A separate file, loaded when somebody points at a time or focuses one. */
export function AfterPick({ page }: { page: PageModel<EventPageModel> }) {
  const { data, book, consent, picker, pickAnew } = page.view
  const { owner, event, idempotencyKey, options } = data
  const { start, held, booked, values } = useStore(book)
  const { timeZone, search, texts, language } = useStore(page.settings)
  const [confirmStep] = useState(() => createLazy(loadConfirmStep))
  const { part: ConfirmStep, failed } = useStore(confirmStep)
  const { part: BookedCard, failed: hasNoCard } = useStore(bookedCard)
  const now = page.services.now()
  const token = booked?.manageToken ?? ''
  const look = useCallback(() => page.services.manage(token)('GET /manage'), [page, token])
  useEffect(() => {
    void bookedCard.load()
    if (event.confirmEmail) void confirmStep.load()
  }, [event, confirmStep])
  // A layout effect runs before anything else can happen, so a reload right after a keystroke keeps it.
  useLayoutEffect(() => {
    if (start !== null && !booked) page.services.history.keep(values)
  }, [start, booked, values, language, timeZone, page])
  useEffect(() => {
    // The part did not load, so open the page that does the same without a script.
    if (held && failed) page.services.open(confirmAddress(held.token, search))
    if (booked && hasNoCard)
      page.services.open(bookingAddress(booked.manageToken, search, { view: 'confirmed' }))
  }, [held, failed, booked, hasNoCard, search, page])

  const services = toldHere(data.conversions)
  // The server cannot ask. Hydration has to match its HTML.
  const isAsked = useHydrated() && consent !== null && services.length > 0
  const notice = isAsked && texts.consent && (
    <ConsentNotice consent={consent} texts={texts.consent} owner={owner.name} services={services} />
  )

  if (booked) {
    const { booking, manageToken, redirect } = booked
    const links = bookingLinks(booking, manageToken, search)
    return (
      <>
        {BookedCard && (
          <BookedCard {...{ booking, timeZone, now, links, look, redirect }} onRoom={book.renew} />
        )}
        {notice}
      </>
    )
  }
  if (start === null) return null
  const c = texts.confirm && translator<ConfirmMessages>(texts.confirm, texts.lang)
  if (held && c && ConfirmStep) return <ConfirmStep key={held.token} {...{ page, c }} hold={held} />
  const link = page.settings.link()
  // If the email is confirmed first, the confirm step leads to the owner's page instead.
  const leadsOn = event.confirmation.kind === 'redirect' && !event.confirmEmail
  return (
    <>
      {texts.doubt && <DoubtNotice texts={texts.doubt} />}
      <DetailsForm
        model={book}
        {...{ start, owner, event, timeZone, now, idempotencyKey }}
        tracking={options.tracking}
        hold={data.hold}
        emailHint={c?.('emailHint') ?? null}
        topAction={leadsOn ? link({ embed: null, slot: instantText(start) }) : null}
        backHref={link({ date: picker.view().shown })}
        onBack={pickAnew}
      />
      {notice}
    </>
  )
}

async function loadConfirmStep() {
  const { ConfirmStep } = await import('../confirm/confirm-step.tsx')
  return ConfirmStep
}
