import { Skeleton, useComputedColorScheme } from '@mantine/core'
import { LANGUAGES } from '@scheduling/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { brandingQuery } from '../../../data/branding.ts'
import { useDeps } from '../../../data/deps.ts'
import { useMe } from '../../../data/use-me.ts'
import { useText } from '../../../language/language.tsx'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import { useNow } from '../../../data/use-now.ts'
import { useUnsavedTeam } from '../../teams/unsaved-team.ts'
import type { RoomAccounts } from '../../connections/use-room-accounts.ts'
import type { EventTypeValues } from './values/editor-values.ts'
import classes from './event-preview.module.css'
import { previewEvent, previewOwner, stepOf, withSeatsLeft } from './preview-values.ts'
import type { SectionId } from './sections.ts'
import { usePreviewSlots } from './use-preview-slots.ts'

const BookingPreview = lazyPart(
  async () => (await import('@scheduling/booking-ui')).BookingPreview,
  () => <Skeleton height={520} />,
)

interface Props {
  /** Absent until it is saved. */
  id: string | undefined
  values: EventTypeValues
  /** Undefined until they are loaded. */
  rooms: RoomAccounts | undefined
  /** The edited section. The preview shows the page on which it appears. */
  section?: SectionId
}

/** The booking page with the form's current values, drawn by the booking page's own components. */
export function EventPreview({ id, values, rooms, section }: Props) {
  const t = useText()
  const me = useMe()
  const now = useNow()
  const { call } = useDeps()
  const theme = useComputedColorScheme('dark')
  // Typing has priority; the preview follows when there is time.
  const shown = useDeferredValue(values)
  const free = usePreviewSlots(id, shown, useUnsavedTeam(id))
  const slots = useMemo(() => free && withSeatsLeft(free, shown), [free, shown])

  const { tag, direction } = LANGUAGES[me.language]

  const branding = useQuery(brandingQuery(call)).data
  const owner = useMemo(() => previewOwner(me, branding), [me, branding])
  const event = useMemo(() => previewEvent(shown, rooms), [shown, rooms])
  const options = useMemo(() => ({ now, theme, embed: 'inline' as const }), [now, theme])

  return (
    <figure className={classes.preview}>
      <figcaption className={classes.text}>{t('preview.text')}</figcaption>
      <div className={classes.page} lang={tag} dir={direction}>
        {slots ? (
          <BookingPreview {...{ owner, event, slots, options }} step={stepOf(section, event)} />
        ) : (
          <Skeleton height={520} />
        )}
      </div>
    </figure>
  )
}
