import type {
  Booked,
  PageOptions,
  PageSlots,
  PublicEvent,
  PublicEventSummary,
  PublicOwner,
} from '@scheduling/contract'
import { MINUTE } from '@scheduling/domain'
import type { Instant, TimeZone } from '@scheduling/domain'
import { translator } from '@scheduling/messages'
import { LANGUAGES } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'
import { bookingTexts } from '@scheduling/messages/booking'
import { errorsTexts } from '@scheduling/messages/errors'
import { noticesTexts } from '@scheduling/messages/notices'
import { use, useMemo } from 'react'
import type { CSSProperties } from 'react'
import { AfterPick, eventForm } from './features/bookings/after-pick/after-pick.tsx'
import { createEventPage } from './features/bookings/event-page/event-page-model.ts'
import type { EventData } from './features/bookings/event-page/event-page-model.ts'
import { EventPage } from './features/bookings/event-page/event-page.tsx'
import { seatsOf } from './features/slots/seats-left.ts'
import { BookingListPage } from './features/event-types/booking-list-page.tsx'
import { LanguageProvider } from './page/language-menu.tsx'
import { createPage } from './page/page-model.ts'
import { PageView } from './page/page-view.tsx'
import { Page } from './page/page.tsx'
import { stillServices } from './page/services.ts'
import { createSettings } from './page/settings-model.ts'
import { linkedLanguages } from './page/linked-languages.ts'
import { PageFrame } from './page/page-frame.tsx'
import { chosenColors, paletteOf, schemesOf } from './page/theme.ts'
import type { Scheme } from './page/theme.ts'
import { WordsProvider } from './page/words.tsx'
import type { PageTexts } from './page/words.tsx'
import { createLazy } from './ui/lazy.ts'

export type PreviewStep = 'times' | 'form' | 'booked'

interface Shown {
  owner: PublicOwner
  /** How to show the page. Everything else is as on a first visit. */
  options?: Partial<Pick<PageOptions, 'language' | 'timeZone' | 'colors' | 'hideEventDetails' | 'embed'>> & {
    now?: number
    /** A preview cannot follow the viewer's scheme. */
    theme?: Scheme
  }
}

export interface BookingPreviewProps extends Shown {
  event: PublicEvent
  slots: PageSlots
  /** The step to show: the times, the form after picking one, or the page after booking. */
  step?: PreviewStep
}

export interface BookingListPreviewProps extends Shown {
  events: PublicEventSummary[]
}

/**
 * The booking page as an invitee would see it, from the same components, only to look at. Nothing in it takes the
 * focus, follows a link or calls the server.
 */
export function BookingPreview({ owner, event, slots, step = 'times', options = {} }: BookingPreviewProps) {
  const data = useMemo(
    () => pageOf({ owner, event, slots, step, options }),
    [owner, event, slots, step, options],
  )
  const texts = usePageTexts(data.options.language)
  const { shown, afterPick } = useMemo(() => {
    const still = stillServices(data.options.now)
    const page = createPage({ data, texts }, still, (...of) =>
      createEventPage(...of, eventForm, seatsOf(data.slots)),
    )
    if (step === 'booked' && data.slot !== null) page.view.book.confirmed(bookedAt(data, data.slot))
    return {
      shown: page,
      afterPick: createLazy(() => Promise.resolve(AfterPick), AfterPick),
    }
  }, [data, texts, step])

  return (
    <div inert style={{ ...colorsOf(data), background: 'var(--canvas)' }}>
      <PageFrame data={data}>
        <PageView page={shown}>
          <EventPage page={shown} afterPick={afterPick} />
        </PageView>
      </PageFrame>
    </div>
  )
}

/** The list of everything that the host offers, also only to look at. */
export function BookingListPreview({ owner, events, options = {} }: BookingListPreviewProps) {
  const data = useMemo(
    () => ({
      kind: 'booking_list' as const,
      owner,
      events,
      options: optionsOf(owner, `/${owner.link}`, { now: 0, ...options }),
    }),
    [owner, events, options],
  )
  const { language, embed } = data.options
  const texts = usePageTexts(language)
  const notices = use(noticesTexts.load(language))
  const words = useMemo(() => createSettings(data, texts).words(), [data, texts])
  return (
    <div inert style={{ ...colorsOf(data), background: 'var(--canvas)' }}>
      <PageFrame data={data}>
        <WordsProvider value={words}>
          <LanguageProvider value={linkedLanguages('')}>
            <Page framed={embed !== null}>
              <BookingListPage {...{ owner, events }} search="" t={translator(notices, texts.lang)} />
            </Page>
          </LanguageProvider>
        </WordsProvider>
      </PageFrame>
    </div>
  )
}

/** The answer for somebody who just booked that time. */
function bookedAt({ owner, event, options }: EventData, slot: Instant): Booked {
  const { timeZone, language } = options
  const [start, end] = [slot, slot + event.duration * MINUTE].map((at) => new Date(at).toISOString()) as [
    string,
    string,
  ]
  const isAllowed = { allowed: true, reason: null, until: start }
  const { confirmation, locations } = event
  return {
    state: 'booked',
    manageUrl: '',
    manageToken: '',
    redirect: confirmation.kind === 'redirect' ? confirmation.url : null,
    booking: {
      id: '',
      status: 'scheduled',
      start,
      end,
      date: null,
      duration: event.duration,
      eventName: event.name,
      location: locations[0] ?? { kind: 'custom', value: '' },
      invitee: { name: 'Robin Park', email: 'robin@example.com', timeZone, language },
      guests: [],
      answers: [],
      formerStart: null,
      rescheduleReason: null,
      cancelReason: null,
      canceledBy: null,
      bookedAt: new Date(options.now).toISOString(),
      erasure: null,
      owner,
      eventSlug: event.slug,
      hostEmail: null,
      roomExpected: false,
      reschedule: isAllowed,
      cancel: isAllowed,
    },
  }
}

function pageOf({ owner, event, slots, step, options = {} }: BookingPreviewProps): EventData {
  return {
    kind: 'event',
    owner,
    event,
    slots,
    date: null,
    slot: step === 'times' ? null : (slots.starts[0] ?? null),
    idempotencyKey: null,
    hold: null,
    conversions: { google: [], meta: null },
    refused: null,
    options: optionsOf(owner, `/${owner.link}/${event.slug}`, { now: slots.from, ...options }),
  }
}

function usePageTexts(language: Language): PageTexts {
  const booking = use(bookingTexts.load(language))
  const errors = use(errorsTexts.load(language))
  return useMemo(() => {
    const { tag, direction } = LANGUAGES[language]
    return { lang: tag, dir: direction, booking, errors }
  }, [language, booking, errors])
}

function optionsOf(
  owner: PublicOwner,
  path: string,
  options: NonNullable<Shown['options']> & { now: number },
): PageOptions {
  const timeZone: TimeZone = options.timeZone ?? owner.timeZone
  return {
    now: options.now,
    origin: '',
    path,
    search: '',
    embed: options.embed ?? null,
    language: options.language ?? owner.language,
    region: null,
    timeFormat: owner.timeFormat,
    weekStart: owner.weekStart,
    timeZone,
    timeZoneGuessed: false,
    zones: '',
    theme: options.theme ?? 'light',
    hideEventDetails: options.hideEventDetails ?? false,
    colors: options.colors ?? { background: null, text: null, button: null },
    prefill: { name: '', email: '', answers: {} },
    tracking: {},
  }
}

/** The document puts these variables into its style element. A preview sets them on its own element. */
function colorsOf({ options, owner }: Pick<EventData, 'options' | 'owner'>): CSSProperties {
  const colors = chosenColors(options.colors, owner.colors)
  const [scheme = 'light'] = schemesOf(options.theme, colors.background)
  const palette = paletteOf(colors, scheme, options.embed !== null)
  const variables = Object.entries(palette).map(([name, color]) => [`--${name}`, color])
  return { colorScheme: scheme, ...Object.fromEntries(variables) } as CSSProperties
}
