import { Button, Radio, Skeleton, Stack } from '@mantine/core'
import type { HostBooking } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import classes from './panel.module.css'
import { bookingPeopleQuery } from '../queries.ts'
import { useBookingActions } from './use-booking-actions.ts'

interface Props {
  booking: HostBooking
  onDone: () => void
}

// Not an id: whose turn it is.
const NEXT = 'next'

/** Who comes instead, of those who are free. Everybody hears of it by email. */
export function ReassignPanel({ booking, onDone }: Props) {
  const t = useText()
  const { call } = useDeps()
  const { reassign } = useBookingActions(booking)
  const query = useQuery(bookingPeopleQuery(call, booking.id))
  const coming = booking.people ?? []
  const [from, setFrom] = useState(coming[0]?.id ?? '')
  const [to, setTo] = useState(NEXT)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()

  function send() {
    setSending(true)
    setFailure(undefined)
    reassign({ from, to: to === NEXT ? null : to })
      .then(onDone)
      .catch((error: unknown) => setFailure(problemText(error, t)))
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
      <h3>{t('booking.reassign_title')}</h3>
      <p className={classes.text}>{t('booking.reassign_text')}</p>
      {coming.length > 1 && (
        <Radio.Group label={t('booking.reassign_from')} value={from} onChange={setFrom}>
          <Stack gap="xs" mt="xs">
            {coming.map(({ id, name }) => (
              <Radio key={id} value={id} label={<bdi>{name}</bdi>} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <Answer of={query} loading={<Skeleton height={120} />}>
        {({ people }) => (
          <Radio.Group label={t('booking.reassign_to')} value={to} onChange={setTo}>
            <Stack gap="xs" mt="xs">
              <Radio value={NEXT} label={t('booking.reassign_next')} />
              {people
                .filter(({ isComing }) => !isComing)
                .map(({ id, name, isFree, isOutside }) => (
                  <Radio
                    key={id}
                    value={id}
                    disabled={!isFree}
                    label={<bdi>{name}</bdi>}
                    description={
                      [isOutside && t('booking.reassign_outside'), !isFree && t('booking.reassign_busy')]
                        .filter(Boolean)
                        .join(' · ') || undefined
                    }
                  />
                ))}
            </Stack>
          </Radio.Group>
        )}
      </Answer>
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          {t('booking.keep')}
        </Button>
        <Button type="submit" loading={isSending}>
          {t('booking.reassign_action')}
        </Button>
      </div>
    </form>
  )
}
