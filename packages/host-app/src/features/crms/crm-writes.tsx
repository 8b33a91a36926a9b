import type { Crm, CrmWrite } from '@scheduling/contract'
import { useFormat, useText } from '../../language/language.tsx'
import { IconGood, IconWarning } from '../../ui/icons.ts'
import { WorkButton } from '../../ui/work/work-button.tsx'
import { CrmSection } from './crm-section.tsx'
import { useCrmActions } from './use-crm-actions.ts'
import classes from './crm.module.css'

const SHOWN = 8

interface Props {
  crm: Crm
  /** Of the CRM. */
  name: string
}

/** The last meetings that were written, and what to do about those that were not. */
export function CrmWrites({ crm, name }: Props) {
  const t = useText()
  const { retry } = useCrmActions(crm)
  const { connectionId, lastWrites, waiting, failed } = crm
  return (
    <CrmSection id={`writes-${connectionId}`} title={t('crm.writes')}>
      {lastWrites.length === 0 && <p className={classes.text}>{t('crm.writes_empty')}</p>}
      <ul className={classes.writes}>
        {lastWrites.slice(0, SHOWN).map((write) => (
          <Write key={write.bookingId} write={write} name={name} />
        ))}
      </ul>
      {waiting > 0 && <p className={classes.text}>{t('crm.waiting', { count: waiting })}</p>}
      {failed > 0 && <p className={classes.text}>{t('crm.failed', { count: failed })}</p>}
      {lastWrites.some(({ state }) => state === 'failed') && (
        <div>
          <WorkButton variant="default" work={retry}>
            {t('crm.retry')}
          </WorkButton>
        </div>
      )}
    </CrmSection>
  )
}

function Write({ write, name }: { write: CrmWrite; name: string }) {
  const t = useText()
  const format = useFormat()
  const { eventName, invitee, start, state, failure } = write
  const isBad = state === 'failed'
  const Icon = isBad ? IconWarning : IconGood
  return (
    <li className={classes.write} data-bad={isBad || undefined}>
      <span className={classes.meeting}>
        <b>{invitee}</b>
        <span className={classes.text}>
          {eventName}, <time dateTime={start}>{format.dateTime(Date.parse(start))}</time>
        </span>
      </span>
      <span className={classes.state}>
        {state !== 'waiting' && <Icon size={16} aria-hidden className={classes.mark} />}
        {t(`crm.write_${state}`, { name })}
      </span>
      {failure && <span className={classes.advice}>{t(`crm.do_${failure}`, { name })}</span>}
    </li>
  )
}
