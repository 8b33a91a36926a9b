import { Skeleton } from '@mantine/core'
import type { Webhook } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { useFormat, useText } from '../../../language/language.tsx'
import { useNow } from '../../../data/use-now.ts'
import { Answer } from '../../../ui/states/answer.tsx'
import classes from './deliveries.module.css'
import { DeliveryRow } from './delivery-row.tsx'
import { useDeliveries } from './use-deliveries.ts'

export function Deliveries({ webhook: { id, isOn } }: { webhook: Webhook }) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const deliveries = useDeliveries(id)
  const zone = format.zone(format.timeZone, now)

  return (
    <section aria-labelledby="deliveries">
      <header className={classes.header}>
        <h2 id="deliveries" className={classes.title}>
          {t('webhooks.deliveries')}
        </h2>
        <p className={classes.text}>
          {t('webhooks.deliveries_text', { count: limits.WEBHOOK_DELIVERIES_SHOWN, zone })}
        </p>
      </header>
      <Answer of={deliveries} loading={<DeliveriesSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <div className={classes.none}>
              <p>{t('webhooks.deliveries_none')}</p>
              <p className={classes.text}>{t('webhooks.deliveries_none_text')}</p>
            </div>
          ) : (
            <ul className={classes.list}>
              {list.map((delivery) => (
                <li key={delivery.id}>
                  <DeliveryRow webhookId={id} delivery={delivery} isOn={isOn} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  )
}

function DeliveriesSkeleton() {
  return (
    <div className={classes.list}>
      {[96, 120, 80].map((width) => (
        <div key={width} className={classes.row}>
          <Skeleton height={14} width={width} />
          <Skeleton height={14} width={width * 1.4} />
          <Skeleton height={14} width={80} />
          <Skeleton height={14} width={64} />
        </div>
      ))}
    </div>
  )
}
