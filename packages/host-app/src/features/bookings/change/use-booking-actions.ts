import type { Api, HostBooking } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { BOOKINGS, bookingQuery } from '../../../data/bookings.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useRepeatable } from '../../../ui/form/use-repeatable.ts'
import { SLOTS } from '../../slots/queries.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'

type PlaceBody = Api['PUT /bookings/:id/location']['$args']['body']

/**
 * Moves, hands on and cancels as the host. The invitee gets an email, so nothing changes on the screen before the server agrees.
 */
export function useBookingActions(booking: HostBooking) {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  const once = useRepeatable()
  const params = { id: booking.id }

  function changed(now: HostBooking) {
    queryClient.setQueryData(bookingQuery(call, now.id).queryKey, now)
    void queryClient.invalidateQueries({ queryKey: BOOKINGS })
    void queryClient.invalidateQueries({ queryKey: SLOTS })
  }

  /** The number of people who get an email if the change is for all who share the time. */
  const count = booking.seats?.taken ?? 1

  return {
    reschedule: async (start: string, reason: string, allInvitees: boolean) => {
      const body = { start, reason, allInvitees }
      changed(
        await once(body, async (idempotencyKey) =>
          call('POST /bookings/:id/reschedule', { params, body, idempotencyKey }),
        ),
      )
      toasts.show(
        allInvitees
          ? t('booking.rescheduled_everyone', { count })
          : t('booking.rescheduled', { name: booking.invitee.name }),
      )
    },
    reassign: async (body: { from: string; to: string | null }) => {
      changed(
        await once(body, async (idempotencyKey) =>
          call('POST /bookings/:id/reassign', { params, body, idempotencyKey }),
        ),
      )
      toasts.show(t('booking.reassigned', { name: booking.invitee.name }))
    },
    /** Nobody gets an email, and it can be taken back. */
    markNoShow: async (who: HostBooking['noShow'] | null) => {
      try {
        changed(await call('POST /bookings/:id/no-show', { params, body: { who: who ?? null } }))
      } catch (error) {
        toasts.show(problemText(error, t), { tone: 'bad' })
      }
    },
    /** Answers what the server keeps. */
    saveNotes: async (notes: string) => {
      const now = await call('PUT /bookings/:id/notes', { params, body: { notes } })
      changed(now)
      toasts.show(t('booking.notes_saved'))
      return now.notes ?? ''
    },
    /** Answers who comes along now. Somebody else may have changed it since `booking` was read. */
    changeGuests: async (guests: string[]) => {
      const body = { guests, current: booking.guests }
      const now = await call('PUT /bookings/:id/guests', { params, body })
      changed(now)
      toasts.show(t('booking.guests_saved'))
      return now.guests
    },
    /** Answers the meeting as it is now. Somebody else may have changed it since `booking` was read. */
    changePlace: async (location: PlaceBody['location']) => {
      const now = await call('PUT /bookings/:id/location', {
        params,
        body: { location, current: booking.location },
      })
      changed(now)
      toasts.show(t('booking.place_saved'))
      return now
    },
    cancel: async (reason: string, allInvitees: boolean) => {
      const body = { reason, allInvitees }
      changed(
        await once(body, async (idempotencyKey) =>
          call('POST /bookings/:id/cancel', { params, body, idempotencyKey }),
        ),
      )
      toasts.show(
        allInvitees
          ? t('booking.canceled_everyone', { count })
          : t('booking.canceled', { name: booking.invitee.name }),
      )
    },
  }
}
