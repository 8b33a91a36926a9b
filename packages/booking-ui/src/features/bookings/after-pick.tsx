import type { PageModel } from '../../page/page-model.ts'
import { instantText } from '../../page/links.ts'
import { useStore } from '../../ui/store.ts'
import { BookingCard } from './booking-card.tsx'
import { bookingLinks } from './booking-links.ts'
import { DetailsForm } from './details-form.tsx'
import type { EventPageModel } from './event-page-model.ts'

export { typedValues } from './typed-values.ts'

/** Everything that follows once a time is chosen: a file of its own, loaded when somebody reaches for a time. */
export function AfterPick({ page }: { page: PageModel<EventPageModel> }) {
  const { data, book, picker, pickAnew } = page.view
  const { owner, event, idempotencyKey, options } = data
  const { start, booked } = useStore(book)
  const { timeZone, search } = useStore(page.settings)
  const now = page.services.now()

  if (booked) {
    const { booking, manageToken, redirect } = booked
    const links = bookingLinks(booking, manageToken, { origin: options.origin, search }, redirect)
    return <BookingCard news="booked" {...{ booking, timeZone, now, links }} />
  }
  if (start === null) return null
  const link = page.settings.link()
  const leadsOn = event.confirmation.kind === 'redirect'
  return (
    <DetailsForm
      model={book}
      {...{ start, owner, event, timeZone, now, idempotencyKey }}
      tracking={options.tracking}
      topAction={leadsOn ? link({ embed: null, slot: instantText(start) }) : null}
      backHref={link({ date: picker.view().shown })}
      onBack={pickAnew}
    />
  )
}
