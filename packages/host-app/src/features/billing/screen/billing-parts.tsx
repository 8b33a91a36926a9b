import { Button, Skeleton } from '@mantine/core'
import type { Billing } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useMe } from '../../../data/use-me.ts'
import { useText } from '../../../language/language.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import classes from '../billing.module.css'
import { CardBlock } from '../card/card-block.tsx'
import { DetailsBlock } from '../details/details-block.tsx'
import { HistoryBlock } from './history-block.tsx'
import { billingQuery } from '../queries.ts'
import { StandIn } from '../stand-in.tsx'
import { SubscriptionBlock } from '../subscription/subscription-block.tsx'

interface Props {
  /** Absent if billing is shown alone. */
  onPackages?: () => void
}

/** Everything about payments in four blocks. */
export function BillingParts({ onPackages }: Props) {
  const t = useText()
  const { userStatus } = useMe()
  const { call } = useDeps()
  const { data: billing, error, isFetching, refetch } = useQuery(billingQuery(call))
  if (error && !billing)
    return <ErrorState title={t('billing.load_failed')} text="" onRetry={() => void refetch()} />
  if (!billing) return <Skeleton height={480} maw={720} aria-busy />
  if (!billing.provider)
    return (
      <Block title={t('billing.off_title')}>
        <p>{t('billing.off_text')}</p>
      </Block>
    )
  return (
    <>
      {onPackages && (
        <div className={classes.tools}>
          <Button variant="default" onClick={onPackages}>
            {t('billing.packages')}
          </Button>
          <Button variant="light" aria-current="page" loading={isFetching} onClick={() => void refetch()}>
            {t('upgrade.billing')}
          </Button>
        </div>
      )}
      {userStatus === 'unverified' ? (
        <Block title={t('billing.subscription')}>
          <p>{t('upgrade.unconfirmed')}</p>
        </Block>
      ) : (
        <Blocks billing={billing} provider={billing.provider} />
      )}
    </>
  )
}

function Blocks({ billing, provider }: { billing: Billing; provider: NonNullable<Billing['provider']> }) {
  const t = useText()
  return (
    <>
      {provider.isStandIn && <StandIn />}
      <Block title={t('billing.subscription')}>
        <SubscriptionBlock billing={billing} provider={provider} />
      </Block>
      <Block title={t('card.title')}>
        <CardBlock billing={billing} provider={provider} />
      </Block>
      <Block title={t('details.title')}>
        <DetailsBlock />
      </Block>
      <Block title={t('history.title')}>
        <HistoryBlock invoices={billing.invoices} lines={billing.lines} />
      </Block>
    </>
  )
}

export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.block} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
