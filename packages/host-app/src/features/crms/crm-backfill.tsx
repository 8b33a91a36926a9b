import { SegmentedControl } from '@mantine/core'
import type { Crm } from '@scheduling/contract'
import { CRM_SPANS } from '@scheduling/contract/crm-spans'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import { CrmSection } from './crm-section.tsx'
import { useCrmActions } from './use-crm-actions.ts'
import classes from './crm.module.css'

type Span = (typeof CRM_SPANS)[number]

interface Props {
  crm: Crm
  /** Of the CRM. */
  name: string
}

/** Adds the meetings from before the connection. */
export function CrmBackfill({ crm, name }: Props) {
  const t = useText()
  const { fill, stopFilling } = useCrmActions(crm)
  const [span, setSpan] = useState<Span>('future')
  const { connectionId, backfill } = crm
  return (
    <CrmSection
      id={`earlier-${connectionId}`}
      title={t('crm.earlier')}
      text={t('crm.earlier_text', { name })}
    >
      {backfill && <Progress backfill={backfill} />}
      {backfill?.state === 'running' ? (
        <div>
          <WorkButton variant="default" work={stopFilling}>
            {t('crm.fill_stop')}
          </WorkButton>
        </div>
      ) : (
        <div className={classes.actions}>
          <SegmentedControl
            withItemsBorders={false}
            aria-label={t('crm.span')}
            value={span}
            onChange={(chosen) => setSpan(CRM_SPANS.find((one) => one === chosen) ?? 'future')}
            data={CRM_SPANS.map((value) => ({ value, label: t(`crm.span_${value}`) }))}
          />
          <WorkButton variant="default" work={() => fill(span)}>
            {t('crm.fill')}
          </WorkButton>
        </div>
      )}
    </CrmSection>
  )
}

function Progress({ backfill: { done, total, state } }: { backfill: NonNullable<Crm['backfill']> }) {
  const t = useText()
  if (state === 'running')
    return (
      <div className={classes.progress}>
        <progress value={done} max={total} aria-label={t('crm.earlier')} />
        <span>{t('crm.fill_running', { done, total })}</span>
      </div>
    )
  if (total === 0) return <p>{t('crm.fill_none')}</p>
  return (
    <p>
      {state === 'stopped' ? t('crm.fill_stopped', { done, total }) : t('crm.fill_done', { count: total })}
    </p>
  )
}
