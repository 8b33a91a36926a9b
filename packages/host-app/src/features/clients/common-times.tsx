import { Button, Modal } from '@mantine/core'
import type { Client } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BOOKINGS } from '../../data/bookings.ts'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { SlotPicker } from '../bookings/change/slot-picker.tsx'
import classes from './clients.module.css'
import { CLIENTS, clientSlots } from './queries.ts'

/** Books a time at which host and client are both free. */
export function CommonTimes({ client, onClose }: { client: Client; onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const [start, setStart] = useState<Instant>()
  const { id, name, topic, duration, timeZone } = client
  const booking = useMutation({
    mutationFn: (at: Instant) =>
      call('POST /clients/:id/meetings', { params: { id }, body: { start: new Date(at).toISOString() } }),
    async onSuccess() {
      toasts.show(t('clients.booked', { name }))
      onClose()
      await queryClient.invalidateQueries({ queryKey: BOOKINGS })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: CLIENTS }),
  })
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('clients.times_title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <div className={classes.stack}>
        <p>{t('clients.times_text', { topic, duration: format.duration(duration) })}</p>
        <SlotPicker source={clientSlots(call, id)} selected={start} onPick={setStart} />
        {start !== undefined && (
          <output>
            {t('clients.chosen', {
              name,
              time: format.dateTime(start),
              theirs: format.dateTime(start, timeZone ?? format.timeZone),
            })}
          </output>
        )}
        {booking.error && <p role="alert">{problemText(booking.error, t)}</p>}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button
            disabled={start === undefined}
            loading={booking.isPending}
            onClick={() => start !== undefined && booking.mutate(start)}
          >
            {t('clients.book')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
