import type { EventType, HostBooking, Reason } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { BOOKINGS } from '../../../data/bookings.ts'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useMe } from '../../../data/use-me.ts'
import { useNow } from '../../../data/use-now.ts'
import { useFormat, useLanguage } from '../../../language/language.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.tsx'
import type { KeptForm } from '../../../ui/form/use-kept-form.tsx'
import { useRepeatable } from '../../../ui/form/use-repeatable.ts'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { SLOTS } from '../../slots/queries.ts'
import { valuesAgain } from './book-again.ts'
import { bodyOf, checkMeeting, meetingRefusals, NEW_MEETING, startOf } from './book-values.ts'
import type { BookValues } from './book-values.ts'

interface BookForm {
  kept: KeptForm<BookValues>
  eventType: EventType | undefined
  /** What is at the wanted time. Empty: the host is not asked. */
  conflicts: readonly Reason[]
  bookAnyway: () => Promise<unknown>
  closeConflicts: () => void
}

/** A meeting that a host books. It overlaps nothing that the host has not agreed to. */
export function useBookForm(
  eventTypes: readonly EventType[],
  again: HostBooking | undefined,
  onBooked: () => void,
): BookForm {
  const { t, language } = useLanguage()
  const { timeZone: zone } = useFormat()
  const me = useMe()
  const now = useNow()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const once = useRepeatable()
  const [conflicts, setConflicts] = useState<readonly Reason[]>([])
  // Set by the answer to the question, just before the form is sent again.
  const accepted = useRef<readonly Reason[]>([])
  const [only, ...others] = eventTypes
  const [saved] = useState<BookValues>({
    ...NEW_MEETING,
    eventTypeId: only && others.length === 0 ? only.id : '',
    timeZone: me.timeZone,
    ...(again && valuesAgain(again, eventTypes)),
  })
  const eventTypeOf = ({ eventTypeId }: BookValues) => eventTypes.find(({ id }) => id === eventTypeId)
  const kept = useKeptForm<BookValues>({
    name: again ? `booking.again.${again.id}` : 'booking.new',
    saved,
    check: (values) => checkMeeting(values, { eventType: eventTypeOf(values), now, zone }, t),
    refusals: (error) => meetingRefusals(error, t),
    failureOf: (error) =>
      error instanceof ApiError && error.code === 'event_type_off' ? t('why.off') : problemText(error, t),
    async send(values, _changed, leave) {
      const eventType = eventTypeOf(values)
      const start = startOf(values, zone)
      if (!eventType || start === null) return values
      const body = bodyOf(values, { start, eventType, language, accepted: accepted.current }, t)
      accepted.current = []
      try {
        await once(body, async (idempotencyKey) => call('POST /bookings/by-host', { body, idempotencyKey }))
      } catch (error) {
        const found = error instanceof ApiError ? error.problem.conflicts : undefined
        setConflicts(found ?? [])
        throw error
      }
      setConflicts([])
      void queryClient.invalidateQueries({ queryKey: BOOKINGS })
      void queryClient.invalidateQueries({ queryKey: SLOTS })
      toasts.show(t('book.booked', { name: values.name.trim() }))
      await leave(async () => onBooked())
      return values
    },
  })
  return {
    kept,
    eventType: eventTypeOf(kept.form.values),
    conflicts,
    async bookAnyway() {
      accepted.current = conflicts
      return kept.save()
    },
    closeConflicts: () => setConflicts([]),
  }
}
