import { Skeleton } from '@mantine/core'
import type { Outreach } from '@scheduling/contract'
import { providerOf } from '@scheduling/contract/providers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { RemovalDialog } from '../../ui/dialogs/removal-dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { campaignsQuery } from '../campaigns/queries.ts'
import type { OutreachAppId } from './app-id.ts'
import { LinkForm } from './link-form.tsx'
import { LinkedCampaign } from './linked-campaign.tsx'
import { OutreachWebhook } from './outreach-webhook.tsx'
import { OutreachSection } from './outreach-section.tsx'
import { outreachQuery } from './queries.ts'
import { useOutreachActions } from './use-outreach-actions.ts'
import classes from './outreach.module.css'

interface Props {
  /** Of the connection. */
  id: string
  tool: OutreachAppId
}

/** What one connected tool gets, and how that fares. */
export function OutreachPanel({ id, tool }: Props) {
  const { call } = useDeps()
  const outreach = useQuery(outreachQuery(call, id))
  return (
    <Answer of={outreach} loading={<Skeleton height={320} />}>
      {(found) => (
        <>
          <Campaigns outreach={found} tool={tool} />
          <OutreachWebhook outreach={found} name={providerOf(tool).name} />
        </>
      )}
    </Answer>
  )
}

function Campaigns({ outreach, tool }: { outreach: Outreach; tool: OutreachAppId }) {
  const t = useText()
  const { call } = useDeps()
  const actions = useOutreachActions(outreach.connectionId)
  const query = useQuery(campaignsQuery(call))
  const [removed, setRemoved] = useState<{ id: string; name: string }>()
  const { name } = providerOf(tool)
  return (
    <OutreachSection
      id={`campaigns-${outreach.connectionId}`}
      title={t('outreach.campaigns')}
      text={t('outreach.campaigns_text', { name })}
    >
      <Answer of={query} loading={<Skeleton height={120} />}>
        {(campaigns) => {
          const nameOf = (id: string) => campaigns.find((each) => each.id === id)?.name ?? t('outreach.gone')
          const free = campaigns.filter(
            ({ id }) => !outreach.campaigns.some(({ campaignId }) => campaignId === id),
          )
          if (campaigns.length === 0)
            return (
              <>
                <p className={classes.text}>{t('outreach.no_campaigns')}</p>
                <div>
                  <LinkButton to="/dynamic-videos/campaigns" variant="default">
                    {t('outreach.to_campaigns')}
                  </LinkButton>
                </div>
              </>
            )
          return (
            <>
              {outreach.campaigns.length === 0 && <p className={classes.text}>{t('outreach.empty')}</p>}
              <ul className={classes.campaigns}>
                {outreach.campaigns.map((campaign) => (
                  <LinkedCampaign
                    key={campaign.campaignId}
                    campaign={campaign}
                    title={nameOf(campaign.campaignId)}
                    tool={tool}
                    actions={actions}
                    onUnlink={() =>
                      setRemoved({ id: campaign.campaignId, name: nameOf(campaign.campaignId) })
                    }
                  />
                ))}
              </ul>
              {free.length > 0 && (
                <LinkForm id={outreach.connectionId} tool={tool} campaigns={free} actions={actions} />
              )}
            </>
          )
        }}
      </Answer>
      <RemovalDialog
        of={removed}
        title={(one) => t('outreach.unlink_title', { campaign: one.name })}
        action={t('outreach.unlink')}
        onRemove={(one) => actions.unlink(one.id)}
        onClose={() => setRemoved(undefined)}
      >
        {t('outreach.unlink_text', { name })}
      </RemovalDialog>
    </OutreachSection>
  )
}
