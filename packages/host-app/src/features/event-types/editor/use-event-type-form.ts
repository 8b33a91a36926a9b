import type { EventType, Schedule } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { EVENT_TYPES } from '../../../data/event-types.ts'
import { problemText, fieldProblems } from '../../../data/problem-text.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.tsx'
import type { KeptForm } from '../../../ui/form/use-kept-form.tsx'
import type { RoomAccounts } from '../../connections/use-room-accounts.ts'
import { checkEventType } from './check-event-type.ts'
import { SEATS } from './values/seat-limits.ts'
import { useSaveEventType } from './use-save-event-type.ts'
import { newEventType, proposedLocation, valuesOf } from './values/editor-values.ts'
import type { EventTypeValues } from './values/editor-values.ts'
import { ApiError } from '@scheduling/contract/client'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Problems } from '../../../ui/form/form-state.ts'

interface Edited {
  /** Absent until it is saved. */
  eventType: EventType | undefined
  schedules: readonly Schedule[]
  takenSlugs: readonly string[]
  /** Undefined until they are loaded. */
  rooms: RoomAccounts | undefined
}

/** The form of an event type. A new one goes to its own address after it is saved. */
export function useEventTypeForm({
  eventType,
  schedules,
  takenSlugs,
  rooms,
}: Edited): KeptForm<EventTypeValues> {
  const t = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const saveEventType = useSaveEventType()
  const proposed = {
    scheduleId: schedules[0]?.id,
    description: t('event_type.description_proposed'),
    location: proposedLocation(rooms, t('location.proposed')),
  }

  return useKeptForm({
    name: `event-type.${eventType?.id ?? 'new'}`,
    saved: eventType ? valuesOf(eventType) : newEventType(proposed),
    check: (values) => checkEventType(values, { t, format, takenSlugs }),
    refusals: (error) => eventTypeRefusals(error, t),
    failureOf: (error) => problemText(error, t),
    reread: () => queryClient.refetchQueries({ queryKey: EVENT_TYPES }),
    async send(values, changed, leave) {
      const saved = await saveEventType(eventType, values, withoutLocked(changed, eventType))
      if (!eventType) {
        await leave(() =>
          navigate({
            to: '/bookingpage/$id',
            params: { id: saved.id },
            replace: true,
            // There are no unsaved changes.
            ignoreBlocker: true,
          }),
        )
      }
      return valuesOf(saved)
    },
  })
}

/** A draft may be older than a lock. The rest of it is saved. */
function withoutLocked(
  changed: Partial<EventTypeValues>,
  eventType: EventType | undefined,
): Partial<EventTypeValues> {
  const locked: readonly string[] = eventType?.given?.locked ?? []
  return Object.fromEntries(Object.entries(changed).filter(([field]) => !locked.includes(field)))
}

/** Some error codes blame a field without naming it. This names the field. */
function eventTypeRefusals(error: unknown, t: HostTranslate): Problems | undefined {
  if (error instanceof ApiError && error.code === 'slug_taken') return { slug: t('error.slug_taken') }
  if (error instanceof ApiError && error.code === 'availability_not_found')
    return { 'availability.scheduleId': t('schedule.gone_text') }
  if (error instanceof ApiError && error.problem?.errors?.some(({ path }) => path === 'video.id'))
    return { ...fieldProblems(error, t), 'video.id': t('video.not_found') }
  const seats = error instanceof ApiError && error.problem?.errors?.find(({ path }) => path === 'seats')
  if (seats) return { ...fieldProblems(error, t), seats: seatsRefusal(seats.reason, t) }
  return fieldProblems(error, t)
}

function seatsRefusal(reason: string, t: HostTranslate): string {
  if (reason === 'organization') return t('seats.not_in_organization')
  if (reason === 'confirm_email' || reason === 'approval') return t('seats.not_with_confirmation')
  return t('field.between', SEATS)
}
