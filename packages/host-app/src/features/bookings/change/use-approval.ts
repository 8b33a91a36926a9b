import type { BookingApproval } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BOOKINGS } from '../../../data/bookings.ts'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { SLOTS } from '../../slots/queries.ts'

/**
 * Approves and declines a request, or offers other times. The invitee gets an email, so nothing changes on the screen before the server agrees. After a
 * refusal the list is read again: somebody else may have answered.
 */
export function useApproval({ id, invitee: { name } }: BookingApproval) {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()
  const [isApproving, setApproving] = useState(false)
  const params = { id }

  async function readAgain() {
    void queryClient.invalidateQueries({ queryKey: SLOTS })
    await queryClient.invalidateQueries({ queryKey: BOOKINGS })
  }

  return {
    isApproving,
    approve: async () => {
      setApproving(true)
      try {
        await call('POST /booking-approvals/:id/approve', { params })
        toasts.show(t('approvals.approved', { name }))
      } catch (error) {
        toasts.show(problemText(error, t), { tone: 'bad' })
      }
      await readAgain()
      setApproving(false)
    },
    approveProposed: async (start: string) => {
      try {
        await call('POST /booking-approvals/:id/approve-proposed', { params, body: { start } })
        toasts.show(t('approvals.approved', { name }))
      } catch (error) {
        toasts.show(problemText(error, t), { tone: 'bad' })
      }
      await readAgain()
    },
    offer: async (body: { starts: string[]; message: string }) => {
      await call('POST /booking-approvals/:id/offer', { params, body })
      toasts.show(t('approvals.offered', { name }))
      await readAgain()
    },
    takeOfferBack: async () => {
      try {
        await call('DELETE /booking-approvals/:id/offer', { params })
        toasts.show(t('approvals.taken_back'))
      } catch (error) {
        toasts.show(problemText(error, t), { tone: 'bad' })
      }
      await readAgain()
    },
    decline: async (reason: string) => {
      await call('POST /booking-approvals/:id/decline', { params, body: { reason } })
      toasts.show(t('approvals.declined', { name }))
      await readAgain()
    },
  }
}
