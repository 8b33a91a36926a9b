import type { Campaign } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useDeps } from '../../../data/deps.ts'
import { lacks } from '../../../data/plans/plan-rules.ts'
import { useMe } from '../../../data/use-me.ts'
import { useText } from '../../../language/language.tsx'
import { IconDelete } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { FoundPage } from '../../../ui/page/found-page.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { LockedPage } from '../../plans/locked-page.tsx'
import editor from '../../../ui/page/editor.module.css'
import { LeadsSection } from '../leads/leads-section.tsx'
import { campaignQuery } from '../queries.ts'
import { useCampaignActions } from '../use-campaign-actions.ts'
import { WorkButton } from '../../../ui/work/work-button.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignNotices } from './campaign-notices.tsx'
import { ToolLink } from './tool-link.tsx'

const route = getRouteApi('/shell/dynamic-videos/campaigns/$campaignId')

export function CampaignPage() {
  const { campaignId } = route.useParams()
  return campaignId === 'new' ? <NewCampaign /> : <OneCampaign key={campaignId} id={campaignId} />
}

function NewCampaign() {
  const t = useText()
  const isLocked = lacks(useMe(), 'dynamic-videos')
  return (
    <Page
      up={{ to: '/dynamic-videos/campaigns', text: t('room.campaigns') }}
      title={t('campaigns.new')}
      text={t('campaigns.text')}
    >
      {isLocked ? <LockedPage feature="dynamic-videos" /> : <CampaignForm />}
    </Page>
  )
}

function OneCampaign({ id }: { id: string }) {
  const t = useText()
  const { call } = useDeps()
  const campaign = useQuery(campaignQuery(call, id))
  return (
    <FoundPage
      of={campaign}
      up={{ to: '/dynamic-videos/campaigns', text: t('room.campaigns') }}
      gone={{
        code: 'campaign_not_found',
        title: t('campaigns.gone'),
        text: t('campaigns.gone_text'),
        action: <LinkButton to="/dynamic-videos/campaigns">{t('campaigns.open_list')}</LinkButton>,
      }}
      titleOf={({ name }) => name}
      actions={campaign.data && <TurnButton campaign={campaign.data} />}
    >
      {(found) => <CampaignEditor campaign={found} />}
    </FoundPage>
  )
}

function CampaignEditor({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const navigate = useNavigate()
  const actions = useCampaignActions()
  const { q } = route.useSearch()

  async function remove() {
    if (await actions.remove(campaign))
      await navigate({ to: '/dynamic-videos/campaigns', ignoreBlocker: true })
  }

  return (
    <>
      <CampaignNotices campaign={campaign} />
      <div className={editor.columns}>
        <div className={editor.column}>
          <LeadsSection campaign={campaign} search={q} />
        </div>
        <div className={editor.column}>
          <CampaignForm campaign={campaign} />
          <ToolLink campaign={campaign} />
          <WorkButton
            className={editor.delete}
            variant="subtle"
            color="red"
            leftSection={<IconDelete size={16} />}
            work={remove}
          >
            {t('campaigns.delete')}
          </WorkButton>
        </div>
      </div>
    </>
  )
}

function TurnButton({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const actions = useCampaignActions()
  const isOn = campaign.state === 'on'
  return (
    <WorkButton variant="default" work={() => actions.turn(campaign, isOn ? 'stopped' : 'on')}>
      {t(isOn ? 'campaigns.stop' : 'campaigns.resume')}
    </WorkButton>
  )
}
