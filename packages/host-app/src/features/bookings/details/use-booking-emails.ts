import type { HostBooking } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { limits } from '@scheduling/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BOOKINGS } from '../../../data/bookings.ts'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { useRepeatable } from '../../../ui/form/use-repeatable.ts'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { bookingEmailsQuery } from '../queries.ts'

const UNTIL_SENT = 3_000

/** The emails about a meeting, and how its confirmation is sent again. */
export function useBookingEmails({ id, invitee }: HostBooking) {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  const once = useRepeatable()
  const [isSending, setIsSending] = useState(false)
  // How many emails there were when one more was asked for. It is sent in the background.
  const [before, setBefore] = useState<number>()
  const emails = useQuery({
    ...bookingEmailsQuery(call, id),
    refetchInterval: before === undefined ? false : UNTIL_SENT,
  })
  const count = emails.data?.emails.length ?? 0

  useEffect(() => {
    if (before === undefined || count <= before) return
    setBefore(undefined)
    // The booking may no longer be marked.
    void queryClient.invalidateQueries({ queryKey: BOOKINGS })
  }, [before, count, queryClient])

  async function resendConfirmation() {
    setIsSending(true)
    try {
      await once(id, async (idempotencyKey) =>
        call('POST /bookings/:id/emails/confirmation', { params: { id }, idempotencyKey }),
      )
      setBefore(count)
      void emails.refetch()
      toasts.show(t('emails.again_done', { name: invitee.name }))
    } catch (error) {
      const isOften = error instanceof ApiError && error.code === 'rate_limited'
      const limit = limits.CONFIRMATIONS_AGAIN_A_DAY
      toasts.show(isOften ? t('emails.again_limit', { limit }) : problemText(error, t), { tone: 'bad' })
    } finally {
      setIsSending(false)
    }
  }

  return { emails, resendConfirmation, isSending }
}
