import { Button, Text, Textarea } from '@mantine/core'
import type { HostBooking } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { limits, offsetAt } from '@scheduling/domain'
import type { Instant, TimeZone } from '@scheduling/domain'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { longerThan, problemText } from '../../../data/problem-text.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { AllInviteesField } from './all-invitees-field.tsx'
import classes from './panel.module.css'
import { SlotPicker } from './slot-picker.tsx'
import { TimeList } from './time-list.tsx'
import { bookingSlots } from '../queries.ts'
import { useBookingActions } from './use-booking-actions.ts'

export function ReschedulePanel({ booking, onDone }: { booking: HostBooking; onDone: () => void }) {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const { reschedule } = useBookingActions(booking)
  const [start, setStart] = useState<Instant>()
  const [reason, setReason] = useState('')
  const [allInvitees, setAllInvitees] = useState(false)
  const { reason: tooLong } = longerThan(limits.REASON_MAX, { reason }, t)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<{ text: string; nearest: Instant[] }>()

  function send() {
    if (start === undefined || tooLong) return
    setSending(true)
    setFailure(undefined)
    reschedule(new Date(start).toISOString(), reason, allInvitees)
      .then(onDone)
      .catch((error: unknown) => {
        const nearest = error instanceof ApiError ? (error.problem.nearest ?? []) : []
        setFailure({ text: problemText(error, t), nearest: nearest.map((at) => Date.parse(at)) })
      })
      .finally(() => setSending(false))
  }

  return (
    <form
      className={classes.panel}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h3>{t('booking.reschedule_title')}</h3>
      <AllInviteesField booking={booking} allInvitees={allInvitees} onChange={setAllInvitees} />
      <SlotPicker
        source={bookingSlots(call, booking.id)}
        from={Date.parse(booking.start)}
        isAllDay={booking.date !== null}
        selected={start}
        onPick={setStart}
      />
      {start !== undefined && (
        <>
          <output className={classes.chosen}>
            {t('booking.new_time', {
              time: booking.date ? format.dayOf(start) : format.dayTime(start),
            })}
            {!booking.date && <TheirTime start={start} timeZone={booking.invitee.timeZone} />}
          </output>
          <Textarea
            label={t('booking.reason')}
            description={t('booking.reason_text')}
            error={tooLong}
            autosize
            minRows={2}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </>
      )}
      {failure && (
        <div className={classes.failure} role="alert">
          <p>{failure.text}</p>
          {failure.nearest.length > 0 && (
            <>
              <p>{t('booking.nearest')}</p>
              <TimeList
                starts={failure.nearest}
                isAllDay={booking.date !== null}
                selected={start}
                withDay
                onPick={setStart}
              />
            </>
          )}
        </div>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          {t('booking.keep')}
        </Button>
        <Button type="submit" disabled={start === undefined} loading={isSending}>
          {t('booking.reschedule_action')}
        </Button>
      </div>
    </form>
  )
}

/** The time in the invitee's zone, if it differs. */
function TheirTime({ start, timeZone }: { start: Instant; timeZone: TimeZone }) {
  const t = useText()
  const format = useFormat()
  if (offsetAt(timeZone, start) === offsetAt(format.timeZone, start)) return null
  return (
    <Text span display="block" size="sm">
      {t('booking.their_time')}: {format.dayOf(start, timeZone)}, {format.time(start, timeZone)}
    </Text>
  )
}
