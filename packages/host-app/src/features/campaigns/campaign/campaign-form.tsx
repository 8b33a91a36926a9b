import { Select, TextInput } from '@mantine/core'
import type { Campaign } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { TOOL_IDS, TOOLS } from '@scheduling/contract/campaign-tools'
import { editedCampaign } from '@scheduling/contract/edited'
import { versionOf } from '@scheduling/contract/version'
import { MINUTES_SLUG } from '@scheduling/domain/entitlements'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { fieldProblems, problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { useUpgrade } from '../../../shell/upgrade-context.ts'
import { KeptFormFrame } from '../../../ui/form/kept-form-frame.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.tsx'
import { useRepeatable } from '../../../ui/form/use-repeatable.ts'
import type { KeptForm } from '../../../ui/form/use-kept-form.tsx'
import { SaveBar } from '../../../ui/save-bar/save-bar.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import editor from '../../../ui/page/editor.module.css'
import { mergeFieldText } from '../merge-field-text.ts'
import { campaignQuery, CAMPAIGNS, leadsQuery } from '../queries.ts'
import { BackgroundFields } from './background-fields.tsx'
import { bodyOf, changedBody, checkCampaign, fieldOf, newValues, valuesOf } from './campaign-values.ts'
import type { CampaignValues } from './campaign-values.ts'
import classes from './campaign.module.css'
import { DestinationFields } from './destination-fields.tsx'
import { GreetingFields } from './greeting-fields.tsx'
import { GreetingPreview } from './greeting-preview.tsx'
import { useFirstPicture } from './use-first-picture.ts'
import type { FirstPicture } from './use-first-picture.ts'

const USUAL_FIELDS = ['first_name', 'last_name', 'company', 'job_title']

/** A campaign's settings, and what a lead sees of them. `campaign` is undefined for a new one. */
export function CampaignForm({ campaign }: { campaign?: Campaign }) {
  const t = useText()
  const { call } = useDeps()
  const first = useFirstPicture()
  const kept = useCampaignForm(campaign, first)
  const leads = useInfiniteQuery({ ...leadsQuery(call, campaign?.id ?? ''), enabled: campaign !== undefined })
  const found = leads.data?.pages.flatMap((page) => page.leads) ?? []
  const fields = [...new Set([...USUAL_FIELDS, ...found.flatMap((lead) => Object.keys(lead.fields))])]
  const { form, save } = kept
  return (
    <KeptFormFrame kept={kept} className={classes.form}>
      <TextInput
        {...form.text('name')}
        aria-required
        label={t('campaigns.name')}
        placeholder={t('campaigns.name_example')}
        data-autofocus={campaign === undefined || undefined}
      />
      <DestinationFields form={form} />
      {form.values.kind === 'page' && (
        <>
          <GreetingFields form={form} fields={fields.slice(0, 12)} />
          <BackgroundFields form={form} campaign={campaign} first={first} />
        </>
      )}
      <GreetingPreview values={form.values} leads={found} image={campaign ? campaign.image : first.image} />
      <ToolFields form={form} />
      {campaign && campaign.leads > 0 && <p className={editor.hint}>{t('campaigns.links_stay')}</p>}
      <SaveBar
        isShown={form.isDirty || campaign === undefined}
        isSending={form.isSending}
        text={campaign ? t('form.unsaved') : t('campaigns.new')}
        action={campaign ? undefined : t('campaigns.create')}
        onSave={() => void save()}
        onDiscard={campaign && form.discard}
      />
    </KeptFormFrame>
  )
}

function ToolFields({ form }: { form: KeptForm<CampaignValues>['form'] }) {
  const t = useText()
  const { tool } = form.values
  return (
    <>
      <Select
        label={t('campaigns.tool')}
        value={tool}
        error={form.error('tool')}
        placeholder={t('campaigns.tool_other')}
        clearable
        clearButtonProps={{ 'aria-label': t('campaigns.tool_other') }}
        data={TOOL_IDS.map((value) => ({ value, label: TOOLS[value].name }))}
        onChange={(chosen) => form.set('tool', chosen)}
      />
      {tool && (
        <TextInput
          {...form.text('externalId')}
          label={t('campaigns.external_id', { tool: TOOLS[tool].name })}
          description={t('campaigns.external_id_text')}
          dir="ltr"
          autoComplete="off"
        />
      )}
    </>
  )
}

function useCampaignForm(campaign: Campaign | undefined, first: FirstPicture): KeptForm<CampaignValues> {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toasts = useToasts()
  const upgrade = useUpgrade()
  const once = useRepeatable()
  const saved = useMemo(
    () =>
      campaign
        ? valuesOf(campaign)
        : newValues(t('campaigns.greeting_first', { field: mergeFieldText('first_name') })),
    [campaign, t],
  )
  function known(after: Campaign) {
    queryClient.setQueryData(campaignQuery(call, after.id).queryKey, after)
    void queryClient.invalidateQueries({ queryKey: CAMPAIGNS })
  }
  return useKeptForm<CampaignValues>({
    name: `campaign.${campaign?.id ?? 'new'}`,
    saved,
    check: (values) => checkCampaign(values, t),
    refusals: (error) => fieldProblems(error, t, fieldOf),
    failureOf: (error) => problemText(error, t),
    reread: campaign && (() => queryClient.refetchQueries(campaignQuery(call, campaign.id))),
    async send(values, changed, leave) {
      if (campaign) {
        const after = await call('PATCH /campaigns/:id', {
          params: { id: campaign.id },
          body: changedBody(values, changed),
          headers: { 'if-match': versionOf(editedCampaign(campaign)) },
        }).catch((error: unknown) => {
          // What was chosen stays.
          if (error instanceof ApiError && error.code === 'video_minutes_used_up') upgrade.lock(MINUTES_SLUG)
          throw error
        })
        known(after)
        toasts.show(t('campaigns.saved'))
        return valuesOf(after)
      }
      const body = bodyOf(values)
      const added = await once(body, async (idempotencyKey) =>
        call('POST /campaigns', { body, idempotencyKey }),
      )
      known(await first.sendFor(added))
      const params = { campaignId: added.id }
      await leave(() =>
        navigate({ to: '/dynamic-videos/campaigns/$campaignId', params, ignoreBlocker: true }),
      )
      return values
    },
  })
}
