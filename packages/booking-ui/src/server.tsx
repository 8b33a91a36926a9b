import type { PageData, RenderPage } from '@scheduling/contract'
import type { Language } from '@scheduling/domain/languages'
import { inEveryLanguage } from '@scheduling/messages'
import { bookingTexts } from '@scheduling/messages/booking'
import { confirmTexts } from '@scheduling/messages/confirm'
import { consentTexts } from '@scheduling/messages/consent'
import { doubtTexts } from '@scheduling/messages/doubt'
import { errorsTexts } from '@scheduling/messages/errors'
import { renderToString } from 'preact-render-to-string'
import type { ReactElement } from 'react'
import scripts from 'virtual:entry-scripts'
import { styles, stylesApart } from 'virtual:styles'
import './document.css'
import { toldHere } from './conversions/conversions-of.ts'
import { documentOf } from './document.ts'
import { AfterPick, eventForm } from './features/bookings/after-pick/after-pick.tsx'
import { HiddenFieldsProvider } from './features/bookings/details/details-form.tsx'
import { HiddenFields } from './features/bookings/details/hidden-fields.tsx'
import { createEventPage } from './features/bookings/event-page/event-page-model.ts'
import { EventPage } from './features/bookings/event-page/event-page.tsx'
import { createManagePage } from './features/bookings/manage/manage-page-model.ts'
import type { BookingData } from './features/bookings/manage/manage-page-model.ts'
import { ManagePage } from './features/bookings/manage/manage-page.tsx'
import { RescheduleSteps } from './features/bookings/manage/reschedule-steps.tsx'
import { NoScriptFormContext } from './features/time-zones/time-zone-control.tsx'
import { ZoneForm } from './features/time-zones/zone-form.tsx'
import { createPage } from './page/page-model.ts'
import { TEXTS_OF_CHANGES } from './page/texts-of-changes.ts'
import { createSettings } from './page/settings-model.ts'
import { PageView } from './page/page-view.tsx'
import { stillServices } from './page/services.ts'
import { StaticPage, staticTitle } from './static-page.tsx'
import { Background, ProductName } from './page/surroundings.tsx'
import { packBlock } from './page/wire.ts'
import type { PageTexts } from './page/words.tsx'
import { createLazy } from './ui/lazy.ts'

export { readZonesFrom } from '@scheduling/domain'

const [BOOKING, ERRORS, CONFIRM, CONSENT, DOUBT] = await Promise.all([
  inEveryLanguage(bookingTexts),
  inEveryLanguage(errorsTexts),
  inEveryLanguage(confirmTexts),
  inEveryLanguage(consentTexts),
  inEveryLanguage(doubtTexts),
])

/** The whole document of a public page, with its first view in it; see `RenderPage` in the contract. */
export const renderPage: RenderPage = (data) => {
  const { language, embed } = data.options
  const texts = textsIn(language, {
    confirms: data.kind === 'event' && data.event.confirmEmail,
    asks: data.kind === 'event' && embed === null && toldHere(data.conversions).length > 0,
    doubts: data.kind === 'event' && data.slots.mightBeBlocked === true,
  })
  const around = { before: render(<Background data={data} />), after: render(<ProductName data={data} />) }
  const shared = { data, styles, around }

  switch (data.kind) {
    case 'event':
      return documentOf({
        ...shared,
        title: `${data.event.name} · ${data.owner.name}`,
        body: render(<EventDocument data={data} texts={texts} />),
        block: packBlock({ data, texts: withoutChanges(texts) }),
        script: scripts.booking,
        inline: data.options.timeZoneGuessed && data.slot === null ? scripts.firstTimes : null,
      })
    case 'booking':
      return documentOf({
        ...shared,
        title: [manageTitle(data, texts), data.booking.eventName, data.booking.owner.name].join(' · '),
        body: render(<ManageDocument data={data} texts={texts} />),
        block: packBlock({ data, texts }),
        script: scripts.manage,
      })
    case 'poll':
      return documentOf({
        ...shared,
        styles: styles + stylesApart,
        title: staticTitle(data),
        body: render(<StaticPage data={data} texts={texts} />),
        block: null,
        script: scripts.poll,
      })
    default:
      return documentOf({
        ...shared,
        styles: styles + stylesApart,
        title: staticTitle(data),
        body: render(<StaticPage data={data} texts={texts} />),
        block: null,
        // Nothing to take over; in a frame the page still has to tell its height.
        script: embed ? scripts.framed : null,
      })
  }
}

/** What the page behind a manage link is about; its script goes on from there. */
function manageTitle(data: BookingData, texts: PageTexts): string {
  const { booking, view, slot } = data
  const { t } = createSettings(data, texts).words()
  if (booking.status === 'canceled') return t('bookingCanceled')
  if (view === 'cancel' && booking.cancel.allowed) return t('cancelQuestion')
  if (view === 'reschedule' && booking.reschedule.allowed) return t(slot === null ? 'pickNewTime' : 'newTime')
  return t('yourBooking')
}

const known = new Map<string, PageTexts>()

/** The same object each time: what is made of it is kept. */
function textsIn(
  language: Language,
  { confirms, asks, doubts }: Record<'confirms' | 'asks' | 'doubts', boolean>,
): PageTexts {
  const key = `${language} ${confirms} ${asks} ${doubts}`
  const texts = known.get(key) ?? {
    booking: BOOKING[language],
    errors: ERRORS[language],
    ...(confirms && { confirm: CONFIRM[language] }),
    ...(asks && { consent: CONSENT[language] }),
    ...(doubts && { doubt: DOUBT[language] }),
  }
  known.set(key, texts)
  return texts
}

/** What a page carries on which nothing is changed. */
function withoutChanges(texts: PageTexts): PageTexts {
  const booking = { ...texts.booking }
  for (const key of TEXTS_OF_CHANGES) Reflect.deleteProperty(booking, key)
  return { ...texts, booking }
}

interface DocumentProps<Kind extends PageData['kind']> {
  data: Extract<PageData, { kind: Kind }>
  texts: PageTexts
}

function EventDocument({ data, texts }: DocumentProps<'event'>) {
  const page = createPage({ data, texts }, stillServices(data.options.now), (...of) =>
    createEventPage(...of, eventForm),
  )
  return (
    <NoScriptFormContext.Provider value={ZoneForm}>
      <HiddenFieldsProvider value={HiddenFields}>
        <PageView page={page}>
          <EventPage page={page} afterPick={createLazy(never, AfterPick)} />
        </PageView>
      </HiddenFieldsProvider>
    </NoScriptFormContext.Provider>
  )
}

function ManageDocument({ data, texts }: DocumentProps<'booking'>) {
  const page = createPage({ data, texts }, stillServices(data.options.now), createManagePage)
  return (
    <NoScriptFormContext.Provider value={ZoneForm}>
      <PageView page={page}>
        <ManagePage page={page} rescheduleSteps={createLazy(never, RescheduleSteps)} />
      </PageView>
    </NoScriptFormContext.Provider>
  )
}

const never = () => new Promise<never>(() => undefined)

function render(element: ReactElement): string {
  // The build puts Preact where React stands; only the types do not know.
  return renderToString(element as never)
}
