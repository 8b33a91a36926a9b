import { Button } from '@mantine/core'
import type { OutreachCampaign, ProviderDescription } from '@scheduling/contract'
import { providerOf } from '@scheduling/contract/providers'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { IconWarning } from '../../ui/icons.ts'
import { WorkButton } from '../../ui/work/work-button.tsx'
import type { OutreachAppId } from './app-id.ts'
import { EditLink } from './edit-link.tsx'
import type { OutreachActions } from './use-outreach-actions.ts'
import classes from './outreach.module.css'

interface Props {
  campaign: OutreachCampaign
  /** Name of our campaign. */
  title: string
  tool: OutreachAppId
  actions: OutreachActions
  onUnlink: () => void
}

/** One campaign: where its leads go, and how that fares. */
export function LinkedCampaign({ campaign, title, tool, actions, onUnlink }: Props) {
  const t = useText()
  const { campaignId, targetName, linkField, tag, push, booked, replied } = campaign
  const { name, marksLeads }: ProviderDescription = providerOf(tool)
  const isRunning = push?.state === 'running'
  const [isEdited, setEdited] = useState(false)
  return (
    <li className={classes.campaign}>
      <h4 className={classes.name} dir="auto">
        {title}
      </h4>
      <p className={classes.text}>{t('outreach.goes_to', { target: targetName, field: linkField })}</p>
      {tag !== null && marksLeads && (
        <p className={classes.text}>{t(`outreach.${marksLeads}_set`, { tag })}</p>
      )}
      <Progress campaign={campaign} label={title} tool={tool} />
      {booked.told > 0 && <p>{t('outreach.told', { count: booked.told, name })}</p>}
      {booked.waiting > 0 && (
        <p className={classes.text}>{t('outreach.telling', { count: booked.waiting })}</p>
      )}
      {booked.failed > 0 && (
        <p className={classes.notice}>
          <IconWarning size={16} aria-hidden className={classes.mark} />
          <span>{t('outreach.untold', { count: booked.failed, name })}</span>
        </p>
      )}
      {replied > 0 && <p>{t('outreach.replied', { count: replied })}</p>}
      {isEdited ? (
        <EditLink campaign={campaign} tool={tool} actions={actions} onClose={() => setEdited(false)} />
      ) : (
        <div className={classes.actions}>
          {isRunning ? (
            <WorkButton variant="default" work={() => actions.stopPush(campaignId)}>
              {t('outreach.push_stop')}
            </WorkButton>
          ) : (
            <WorkButton variant="default" work={() => actions.push(campaignId)}>
              {t('outreach.push')}
            </WorkButton>
          )}
          <Button
            variant="default"
            aria-label={t('outreach.edit', { campaign: title })}
            disabled={isRunning}
            onClick={() => setEdited(true)}
          >
            {t('row.edit')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onUnlink}>
            {t('outreach.unlink')}
          </Button>
        </div>
      )}
    </li>
  )
}

function Progress({
  campaign: { push, linkField },
  label,
  tool,
}: {
  campaign: OutreachCampaign
  label: string
  tool: OutreachAppId
}) {
  const t = useText()
  const { name } = providerOf(tool)
  if (!push) return <p className={classes.text}>{t('outreach.push_none')}</p>
  const { state, done, total, refused, failure } = push
  return (
    <>
      {state === 'running' && <progress value={done} max={total} aria-label={label} />}
      <p role="status">
        {state === 'done'
          ? t('outreach.push_done', { count: done, name })
          : t(`outreach.push_${state}`, { done, total })}
      </p>
      {failure && (
        <p role="alert" className={classes.notice}>
          <IconWarning size={16} aria-hidden className={classes.mark} />
          <span>{t(`outreach.do_${failure}`, { name, field: linkField })}</span>
        </p>
      )}
      {refused > 0 && (
        <p className={classes.text}>
          {t('outreach.refused', { count: refused, need: t(`outreach.need_${tool}`) })}
        </p>
      )}
    </>
  )
}
