import type { Campaign } from '@scheduling/contract'
import { TOOLS } from '@scheduling/contract/campaign-tools'
import { dateOf } from '@scheduling/domain'
import { Link, useNavigate } from '@tanstack/react-router'
import { useFormat, useText } from '../../../language/language.tsx'
import { RowMenu } from '../../../ui/work/row-menu.tsx'
import rows from '../../../ui/rows.module.css'

interface Props {
  campaign: Campaign
  onDelete: () => void
}

export function CampaignRow({ campaign, onDelete }: Props) {
  const t = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const { id, name, state, leads, tool, destination, warning, createdAt } = campaign
  const address = { to: '/dynamic-videos/campaigns/$campaignId', params: { campaignId: id } } as const
  return (
    <article className={rows.row} aria-label={name} data-off={state === 'stopped' || undefined}>
      <Link {...address} className={rows.link}>
        <h2 className={rows.name} dir="auto">
          {name}
        </h2>
        <span className={rows.facts}>
          {state === 'stopped' && <span>{t('campaigns.is_stopped')}</span>}
          <span>{t('campaigns.leads_count', { count: leads })}</span>
          <span>{t(`campaigns.shows_${destination.kind}`)}</span>
          {tool && <span>{TOOLS[tool].name}</span>}
          {warning && <span>{t('campaigns.warning')}</span>}
          <span>{format.day(dateOf(format.timeZone, Date.parse(createdAt)))}</span>
        </span>
      </Link>
      <RowMenu
        label={t('campaigns.row_menu', { name })}
        onEdit={() => void navigate(address)}
        onDelete={onDelete}
      />
    </article>
  )
}
