import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { IconPlus } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import rows from '../../../ui/rows.module.css'
import { Answer } from '../../../ui/states/answer.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { RowsSkeleton } from '../../../ui/states/rows-skeleton.tsx'
import { campaignsQuery } from '../queries.ts'
import { useCampaignActions } from '../use-campaign-actions.ts'
import { CampaignRow } from './campaign-row.tsx'
import { CampaignsPicture } from './campaigns-picture.tsx'

export function CampaignsPage() {
  const t = useText()
  const { call } = useDeps()
  const campaigns = useQuery(campaignsQuery(call))
  const actions = useCampaignActions()
  const add = (
    <LinkButton
      to="/dynamic-videos/campaigns/$campaignId"
      params={{ campaignId: 'new' }}
      leftSection={<IconPlus size={16} />}
    >
      {t('campaigns.new')}
    </LinkButton>
  )
  return (
    <Page
      up={{ to: '/dynamic-videos', text: t('room.videos') }}
      title={t('room.campaigns')}
      text={t('campaigns.text')}
      actions={campaigns.data?.length !== 0 && add}
    >
      <Answer of={campaigns} loading={<RowsSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              picture={<CampaignsPicture />}
              title={t('campaigns.empty')}
              text={t('campaigns.empty_text')}
              actions={add}
            />
          ) : (
            <ul className={rows.list}>
              {list.map((campaign) => (
                <li key={campaign.id}>
                  <CampaignRow campaign={campaign} onDelete={() => void actions.remove(campaign)} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Page>
  )
}
