import type { Domain } from '@scheduling/contract'
import { useState } from 'react'
import { useFormat, useText } from '../../language/language.tsx'
import { useNow } from '../../data/use-now.ts'
import { BusyButton } from '../../ui/work/busy-button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import { IconGood, IconWarning } from '../../ui/icons.ts'
import classes from './domains.module.css'
import type { DomainActions } from './use-domain-actions.ts'

interface Props {
  domain: Domain
  actions: DomainActions
}

/** The state of the domain, and the records that its DNS needs. */
export function DomainStatus({ domain: known, actions }: Props) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const [isAsking, setAsking] = useState(false)
  const { domain, state, found, isUsed, checkedAt, records } = known
  const works = state === 'works'
  const Icon = works ? IconGood : IconWarning
  return (
    <div className={classes.standing}>
      <section aria-labelledby="domain" className={classes.state} data-works={works || undefined}>
        <h2 id="domain" className={classes.title}>
          <Icon size={20} aria-hidden className={classes.mark} />
          <bdi dir="ltr">{domain}</bdi>
        </h2>
        <p role="status">{t(`domain.${state}`, { domain, found: found ?? '' })}</p>
        {isUsed && !works && <p>{t('domain.still_used')}</p>}
        <p className={classes.hint}>
          {t('domain.checked', { when: format.distance(Date.parse(checkedAt), now) })}
        </p>
        <div className={classes.actions}>
          <WorkButton variant={works ? 'default' : 'filled'} work={actions.check}>
            {t('domain.check')}
          </WorkButton>
          <BusyButton variant="default" isBusy={actions.isRemoving} onClick={() => setAsking(true)}>
            {t('domain.remove')}
          </BusyButton>
        </div>
      </section>
      <section aria-labelledby="records">
        <h2 id="records" className={classes.title}>
          {t('domain.records')}
        </h2>
        <p className={classes.hint}>{t('domain.records_text')}</p>
        <ul className={classes.records}>
          {records.map(({ type, name, value }) => (
            <li key={type} className={classes.record}>
              <strong>{type}</strong>
              <Value label={t('domain.name')} value={name} />
              <Value label={t('domain.value')} value={value} />
            </li>
          ))}
        </ul>
        <p className={classes.hint}>{t('domain.apex')}</p>
      </section>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('domain.remove_ask')}
        action={t('domain.remove')}
        onConfirm={() => {
          setAsking(false)
          actions.remove(domain)
        }}
        onClose={() => setAsking(false)}
      >
        {t('domain.remove_text', { domain })}
      </ConfirmDialog>
    </div>
  )
}

function Value({ label, value }: { label: string; value: string }) {
  const t = useText()
  return (
    <span className={classes.value}>
      <span className={classes.hint}>{label}</span>
      <code dir="ltr">{value}</code>
      <CopyButton label={t('domain.copy', { what: label })} text={value} />
    </span>
  )
}
