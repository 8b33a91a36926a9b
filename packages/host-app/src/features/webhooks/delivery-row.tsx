import type { WebhookDelivery } from '@scheduling/contract'
import { Link } from '@tanstack/react-router'
import { useFormat, useText } from '../../language/language.tsx'
import { useNow } from '../../data/use-now.ts'
import classes from './deliveries.module.css'
import { answerText, deliveryWords } from './delivery-words.ts'
import { StateMark } from './state-mark.tsx'
import { momentText } from './telling.ts'

export function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const t = useText()
  const format = useFormat()
  const telling = { t, format, now: useNow() }
  const { event, bookingId, state, attempts, occurredAt, nextAttemptAt } = delivery
  const name = t(`webhook_event.${event}`)
  return (
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
        {momentText(occurredAt, telling)}
      </time>
    </div>
  )
}
