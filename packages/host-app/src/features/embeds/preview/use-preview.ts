import type {
  EmbedSettings,
  EventType,
  PageSlots,
  PublicEvent,
  PublicEventSummary,
  PublicOwner,
} from '@scheduling/contract'
import type { Language } from '@scheduling/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { brandingQuery } from '../../../data/branding.ts'
import { useDeps } from '../../../data/deps.ts'
import { eventTypesQuery } from '../../../data/event-types.ts'
import { useMe } from '../../../data/use-me.ts'
import { useNow } from '../../../data/use-now.ts'
import { valuesOf } from '../../event-types/editor/values/editor-values.ts'
import { hasOwnColors } from '../code/snippets.ts'
import { previewEvent, previewOwner } from '../../event-types/editor/preview-values.ts'
import { usePreviewSlots } from '../../event-types/editor/use-preview-slots.ts'

export type Scheme = 'light' | 'dark'

export interface Preview {
  owner: PublicOwner
  event: PublicEvent
  /** The events in the booking list. */
  events: PublicEventSummary[]
  slots: PageSlots
  options: {
    now: number
    language: Language
    theme: Scheme
    embed: 'inline' | 'popup' | null
    hideEventDetails: boolean
    colors: { background: string | null; text: string | null; button: string | null }
  }
}

/**
 * The booking page of an event type (or of the first one), as a visitor with this color scheme would see it. Undefined
 * while loading. Null if nothing can be booked.
 */
export function usePreview(
  chosen: EventType | undefined,
  settings: EmbedSettings,
  scheme: Scheme,
  embed: 'inline' | 'popup' | null,
): Preview | null | undefined {
  const me = useMe()
  const now = useNow()
  const { call } = useDeps()
  const eventTypes = useQuery(eventTypesQuery(call)).data
  const branding = useQuery(brandingQuery(call)).data
  const eventType = chosen ?? eventTypes?.[0]
  const values = useMemo(() => eventType && valuesOf(eventType), [eventType])
  const slots = usePreviewSlots(eventType?.id, values)
  const page = useMemo(() => {
    if (!eventTypes) return undefined
    if (!values) return null
    if (!slots) return undefined
    return {
      owner: previewOwner(me, branding),
      event: previewEvent(values),
      events: eventTypes.filter(({ isOn }) => isOn).map((one) => previewEvent(valuesOf(one))),
      slots,
    }
  }, [eventTypes, values, slots, branding, me])

  return useMemo(() => {
    const { backgroundColor, textColor, buttonColor, hideEventDetails } = settings
    const theme = settings.theme === 'auto' ? scheme : settings.theme
    const language = settings.language ?? me.language
    const colors = hasOwnColors(settings)
      ? { background: backgroundColor, text: textColor, button: buttonColor }
      : { background: null, text: null, button: null }
    return page && { ...page, options: { now, language, theme, embed, hideEventDetails, colors } }
  }, [page, now, scheme, embed, settings, me.language])
}
