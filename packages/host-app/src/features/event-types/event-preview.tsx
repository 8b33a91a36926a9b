import { Skeleton, useComputedColorScheme } from '@mantine/core'
import type { Schedule } from '@scheduling/contract'
import { SPOKEN } from '@scheduling/domain/languages'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { brandingQuery } from '../../data/branding.ts'
import { useDeps } from '../../data/deps.ts'
import { bookingsQuery } from '../../data/bookings.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { useNow } from '../../data/use-now.ts'
import type { EventTypeValues } from './values/editor-values.ts'
import classes from './event-preview.module.css'
import { previewEvent, previewOwner, previewSlots, stepOf } from './preview-values.ts'
import type { SectionId } from './sections.ts'

const BookingPreview = lazyPart(
  async () => (await import('@scheduling/booking-ui')).BookingPreview,
  <Skeleton height={520} />,
)

const UPCOMING = { tab: 'upcoming', canceled: false, search: '' } as const

interface Props {
  values: EventTypeValues
  schedules: readonly Schedule[]
  /** What is being edited: the page on which it shows is drawn. */
  section?: SectionId
}

/** The booking page as the form has it now, drawn by the booking page's own components. */
export function EventPreview({ values, schedules, section }: Props) {
  const t = useText()
  const me = useMe()
  const now = useNow()
  const { call } = useDeps()
  const theme = useComputedColorScheme('dark')
  // Typing goes first; the picture follows when there is time.
  const shown = useDeferredValue(values)
  const meetings = useInfiniteQuery(bookingsQuery(call, UPCOMING)).data

  const { tag, direction } = SPOKEN[me.language]

  const branding = useQuery(brandingQuery(call)).data
  const owner = useMemo(() => previewOwner(me, branding), [me, branding])
  const event = useMemo(() => previewEvent(shown), [shown])
  const slots = useMemo(() => {
    const known = meetings?.pages.flatMap(({ bookings }) => bookings) ?? []
    return previewSlots(shown, schedules, known, me.timeZone, now)
  }, [shown, schedules, meetings, me.timeZone, now])
  const options = useMemo(() => ({ now, theme, embed: 'inline' as const }), [now, theme])

  return (
    <figure className={classes.preview}>
      <figcaption className={classes.text}>{t('preview.text')}</figcaption>
      <div className={classes.page} lang={tag} dir={direction}>
        <BookingPreview {...{ owner, event, slots, options }} step={stepOf(section, event)} />
      </div>
    </figure>
  )
}
