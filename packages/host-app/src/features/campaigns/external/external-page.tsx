import { Button, Select } from '@mantine/core'
import type { Campaign, Lead } from '@scheduling/contract'
import { escapeHtml, limits } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { ShareLink } from '../../../ui/share-link/share-link.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { RowsSkeleton } from '../../../ui/states/rows-skeleton.tsx'
import { HandOverButton } from '../../accounts/in-place/hand-over-button.tsx'
import { ToolWindow } from '../../accounts/in-place/tool-window.tsx'
import { ToolLink } from '../campaign/tool-link.tsx'
import { LeadForm } from '../leads/lead-form.tsx'
import { leadName } from '../leads/lead-name.ts'
import type { LeadValues } from '../leads/lead-values.ts'
import { MAIL_PROGRAMS } from '../leads/mail-copy.ts'
import { useLeadActions } from '../leads/use-lead-actions.ts'
import { useMailCopy } from '../leads/use-mail-copy.ts'
import { campaignsQuery } from '../queries.ts'
import { WorkButton } from '../../../ui/work/work-button.tsx'
import type { ExternalSearch } from './external-search.ts'
import classes from './external.module.css'
import { OffersPlans } from './offers-plans.tsx'
import { valuesOf } from '../leads/lead-values.ts'
import { LEAD_FIELDS } from './external-search.ts'

const ofLead = getRouteApi('/external-dynamic')
const ofCampaign = getRouteApi('/external-dynamic-campaign')

/** A window of other programs: the link for one person. */
export function ExternalLeadPage() {
  const t = useText()
  const search = ofLead.useSearch()
  return (
    <ToolWindow
      title={t('external.title')}
      text={t('external.text')}
      path="/external-dynamic"
      signIn={t('external.sign_in')}
    >
      <OffersPlans>
        <CampaignChoice first={search.campaign}>
          {(campaign) => <LinkMaker key={campaign.id} campaign={campaign} search={search} />}
        </CampaignChoice>
      </OffersPlans>
    </ToolWindow>
  )
}

/** A window of other programs: the link that a tool fills in for everybody. */
export function ExternalCampaignPage() {
  const t = useText()
  const { campaign: first } = ofCampaign.useSearch()
  return (
    <ToolWindow
      title={t('external.campaign_title')}
      text={t('external.campaign_text')}
      path="/external-dynamic-campaign"
      signIn={t('external.sign_in')}
    >
      <OffersPlans>
        <CampaignChoice first={first}>
          {(campaign) => (
            <>
              <ToolLink campaign={campaign} />
              <HandOverButton make={async () => resultOf(campaign.link)} />
            </>
          )}
        </CampaignChoice>
      </OffersPlans>
    </ToolWindow>
  )
}

interface ChoiceProps {
  /** The id of the campaign that is chosen at first. */
  first: string | undefined
  children: (campaign: Campaign) => ReactNode
}

function CampaignChoice({ first, children }: ChoiceProps) {
  const t = useText()
  const { call } = useDeps()
  const campaigns = useQuery(campaignsQuery(call))
  const [chosen, setChosen] = useState(first)
  return (
    <Answer of={campaigns} loading={<RowsSkeleton />}>
      {(list) => {
        const open = list.filter(({ state }) => state === 'on')
        const campaign = open.find(({ id }) => id === chosen) ?? open[0]
        if (!campaign)
          return (
            <EmptyState
              title={t('external.none')}
              text={t('external.none_text')}
              actions={
                <Button component="a" href="/dynamic-videos/campaigns/new" target="_blank" rel="noopener">
                  {t('external.create')}
                </Button>
              }
            />
          )
        return (
          <>
            <Select
              label={t('external.campaign')}
              searchable
              allowDeselect={false}
              value={campaign.id}
              data={open.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => id && setChosen(id)}
            />
            <a href={`/dynamic-videos/campaigns/${campaign.id}`} target="_blank" rel="noopener">
              {t('external.open')}
            </a>
            {children(campaign)}
          </>
        )
      }}
    </Answer>
  )
}

function LinkMaker({ campaign, search }: { campaign: Campaign; search: ExternalSearch }) {
  const t = useText()
  const { call } = useDeps()
  const { put } = useLeadActions(campaign)
  const [lead, setLead] = useState<Lead>()

  async function show({ externalKey, email }: LeadValues): Promise<void> {
    const key = (externalKey.trim() || email.trim()).toLowerCase()
    const { leads } = await call('GET /campaigns/:id/leads', {
      params: { id: campaign.id },
      query: { search: key.slice(0, limits.TITLE_MAX) },
    })
    setLead(leads.find((each) => each.externalKey === key))
  }

  if (lead) return <ReadyLink campaign={campaign} lead={lead} onAnother={() => setLead(undefined)} />
  return (
    <LeadForm
      values={givenLead(search)}
      action={t('external.make')}
      send={put}
      onSent={(_, values) => void show(values)}
    />
  )
}

function resultOf(url: string) {
  return { html: `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`, text: url, url }
}

interface ReadyProps {
  campaign: Campaign
  lead: Lead
  onAnother: () => void
}

function ReadyLink({ campaign, lead, onAnother }: ReadyProps) {
  const t = useText()
  const copyMail = useMailCopy(campaign)
  return (
    <>
      <ShareLink url={lead.link} text={t('external.ready', { name: leadName(lead) })} />
      <div className={classes.buttons}>
        <HandOverButton make={async () => resultOf(lead.link)} />
        {MAIL_PROGRAMS.map((program) => (
          <WorkButton key={program} variant="default" work={() => copyMail(program, lead)}>
            {t(`lead_mail.${program}`)}
          </WorkButton>
        ))}
        <Button variant="subtle" onClick={onAnother}>
          {t('external.another')}
        </Button>
      </div>
    </>
  )
}

/** What the form of a lead begins with. */
function givenLead({ key, ...search }: ExternalSearch): LeadValues {
  const given = LEAD_FIELDS.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]]))
  return { ...valuesOf(undefined), externalKey: key ?? '', ...Object.fromEntries(given) }
}
