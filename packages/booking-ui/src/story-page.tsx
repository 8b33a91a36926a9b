import type { PageData } from '@scheduling/contract'
import { ownerOf } from '@scheduling/contract/public-pages'
import { LANGUAGES } from '@scheduling/domain/languages'
import { inEveryLanguage } from '@scheduling/messages'
import { bookingTexts } from '@scheduling/messages/booking'
import { choiceTexts } from '@scheduling/messages/choice'
import { confirmTexts } from '@scheduling/messages/confirm'
import { errorsTexts } from '@scheduling/messages/errors'
import { useEffect, useMemo, useState } from 'react'
import type { CSSProperties } from 'react'
import { AfterPick, eventForm } from './features/bookings/after-pick/after-pick.tsx'
import { createEventPage } from './features/bookings/event-page/event-page-model.ts'
import type { EventData } from './features/bookings/event-page/event-page-model.ts'
import { EventPage } from './features/bookings/event-page/event-page.tsx'
import { createManagePage } from './features/bookings/manage/manage-page-model.ts'
import type { BookingData } from './features/bookings/manage/manage-page-model.ts'
import { ManagePage } from './features/bookings/manage/manage-page.tsx'
import { RescheduleSteps } from './features/bookings/manage/reschedule-steps.tsx'
import { ChoosePerson } from './features/bookings/people/choose-person.tsx'
import { seatsOf } from './features/slots/seats-left.ts'
import { createPage } from './page/page-model.ts'
import { PageView } from './page/page-view.tsx'
import { stillServices } from './page/services.ts'
import type { Services } from './page/services.ts'
import { viewOf } from './pages.ts'
import { PageFrame } from './page/page-frame.tsx'
import { chosenColors, paletteOf } from './page/theme.ts'
import type { Scheme } from './page/theme.ts'
import type { PageTexts } from './page/words.tsx'
import { createLazy } from './ui/lazy.ts'

const [BOOKING, ERRORS, CHOICE, CONFIRM] = await Promise.all([
  inEveryLanguage(bookingTexts),
  inEveryLanguage(errorsTexts),
  inEveryLanguage(choiceTexts),
  inEveryLanguage(confirmTexts),
])

interface StoryPageProps {
  data: PageData
  /** Pixels. Absent: the width of the canvas. */
  width?: number
  services?: Partial<Services>
}

/** A whole page as the server would draw it. Colors and direction are on this element instead of a document. */
export function StoryPage({ data, width, services }: StoryPageProps) {
  const { language } = data.options
  const { tag, direction } = LANGUAGES[language]
  const scheme = useScheme(data.options.theme === 'dark' ? 'dark' : 'light')
  return (
    <div
      lang={tag}
      dir={direction}
      data-story-theme={scheme}
      style={{ ...colorsOf(data, scheme), width, minHeight: '100vh' }}
    >
      <PageFrame data={data}>
        <View data={data} services={{ ...stillServices(data.options.now), ...services }} />
      </PageFrame>
    </div>
  )
}

function View({ data, services }: { data: PageData; services: Services }) {
  if (data.kind === 'event') return <EventView data={data} services={services} />
  if (data.kind === 'booking') return <BookingView data={data} services={services} />
  return viewOf(data).draw(data, textsOf(data))
}

function EventView({ data, services }: { data: EventData; services: Services }) {
  const page = useMemo(
    () =>
      createPage(blockOf(data), services, (...of) => createEventPage(...of, eventForm, seatsOf(data.slots))),
    [data, services],
  )
  const afterPick = useMemo(() => createLazy(() => Promise.resolve(AfterPick), AfterPick), [])
  return (
    <PageView page={page}>
      <EventPage page={page} afterPick={afterPick} choosePerson={data.people && ChoosePerson} />
    </PageView>
  )
}

function BookingView({ data, services }: { data: BookingData; services: Services }) {
  const page = useMemo(() => createPage(blockOf(data), services, createManagePage), [data, services])
  const steps = useMemo(() => createLazy(() => Promise.resolve(RescheduleSteps), RescheduleSteps), [])
  return (
    <PageView page={page}>
      <ManagePage page={page} rescheduleSteps={steps} />
    </PageView>
  )
}

function blockOf<Data extends PageData>(data: Data) {
  return { data, texts: textsOf(data) }
}

function textsOf({ options: { language } }: PageData): PageTexts {
  const { tag, direction } = LANGUAGES[language]
  return {
    lang: tag,
    dir: direction,
    booking: BOOKING[language],
    errors: ERRORS[language],
    choice: CHOICE[language],
    confirm: CONFIRM[language],
  }
}

/** The story's scheme, until its test asks for the other one. */
function useScheme(first: Scheme): Scheme {
  const [scheme, setScheme] = useState(first)
  useEffect(() => {
    const change = (event: Event) => setScheme((event as CustomEvent<Scheme>).detail)
    addEventListener('story-theme', change)
    return () => removeEventListener('story-theme', change)
  }, [])
  return scheme
}

function colorsOf(data: PageData, scheme: Scheme): CSSProperties {
  const { options } = data
  const colors = chosenColors(options.colors, ownerOf(data)?.colors ?? null)
  const palette = paletteOf(colors, scheme, options.embed !== null)
  const variables = Object.entries(palette).map(([name, color]) => [`--${name}`, color])
  return {
    colorScheme: scheme,
    background: palette.canvas,
    ...Object.fromEntries(variables),
  } as CSSProperties
}
