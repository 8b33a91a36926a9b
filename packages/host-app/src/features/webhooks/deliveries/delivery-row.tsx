import { ActionIcon } from '@mantine/core'
import type { WebhookDelivery } from '@scheduling/contract'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useFormat, useText } from '../../../language/language.tsx'
import { useNow } from '../../../data/use-now.ts'
import { IconChevronDown } from '../../../ui/icons.ts'
import classes from './deliveries.module.css'
import { DeliverySent } from './delivery-sent.tsx'
import { answerText, deliveryWords } from './delivery-words.ts'
import { StateMark } from '../state-mark.tsx'
import { momentText } from '../telling.ts'

interface Props {
  webhookId: string
  delivery: WebhookDelivery
  isOn: boolean
}

export function DeliveryRow({ webhookId, delivery, isOn }: Props) {
  const t = useText()
  const format = useFormat()
  const telling = { t, format, now: useNow() }
  const { event, bookingId, state, attempts, occurredAt, nextAttemptAt } = delivery
  const name = t(`webhook_event.${event}`)
  const [isOpen, setOpen] = useState(false)
  const sentId = useId()
  const time = momentText(occurredAt, telling)
  return (
    <>
      <div className={classes.row}>
        <span>
          <Link
            to="/scheduled-events"
            search={{ booking: bookingId }}
            className={classes.event}
            aria-label={t('webhooks.open_booking', { event: name })}
          >
            {name}
          </Link>
        </span>
        <span className={classes.outcome}>
          <StateMark words={deliveryWords(delivery, t)} />
          {state !== 'delivered' && <span className={classes.dim}>{answerText(delivery, t)}</span>}
        </span>
        <span className={classes.attempts}>
          {attempts > 0 && <span>{t('webhooks.attempts', { count: attempts })}</span>}
          {attempts > 0 && nextAttemptAt && (
            <span>{t('webhooks.next_attempt', { time: momentText(nextAttemptAt, telling) })}</span>
          )}
        </span>
        <time className={classes.when} dateTime={occurredAt}>
          {time}
        </time>
        <ActionIcon
          className={classes.open}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('webhooks.open_delivery', { event: name, time })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? sentId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={18} aria-hidden />
        </ActionIcon>
      </div>
      {isOpen && <DeliverySent id={sentId} webhookId={webhookId} delivery={delivery} isOn={isOn} />}
    </>
  )
}
