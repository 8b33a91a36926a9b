import { Button, Skeleton } from '@mantine/core'
import { limits } from '@scheduling/domain'
import { useFormat, useText } from '../../language/language.tsx'
import { useNow } from '../../data/use-now.ts'
import { IconRefresh } from '../../ui/icons.ts'
import { Answer } from '../../ui/states/answer.tsx'
import classes from './deliveries.module.css'
import { DeliveryRow } from './delivery-row.tsx'
import { useDeliveries } from './use-deliveries.ts'

export function Deliveries({ webhookId }: { webhookId: string }) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const { deliveries, refresh } = useDeliveries(webhookId)
  const zone = format.zone(format.timeZone, now)

  return (
    <section aria-labelledby="deliveries">
      <header className={classes.header}>
        <div>
          <h2 id="deliveries" className={classes.title}>
            {t('webhooks.deliveries')}
          </h2>
          <p className={classes.text}>
            {t('webhooks.deliveries_text', { count: limits.WEBHOOK_DELIVERIES_SHOWN, zone })}
          </p>
        </div>
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} />}
          loading={deliveries.isFetching}
          onClick={refresh}
        >
          {t('webhooks.refresh')}
        </Button>
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
                  <DeliveryRow delivery={delivery} />
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
