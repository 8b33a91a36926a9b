import { SegmentedControl, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { eventTypesQuery } from '../../../data/event-types.ts'
import { useText } from '../../../language/language.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { UrlField } from '../../../ui/url-field.tsx'
import editor from '../../../ui/page/editor.module.css'
import { mergeFieldText } from '../merge-field-text.ts'
import type { CampaignValues } from './campaign-values.ts'
import { VideoSelect } from './video-select.tsx'

const KINDS = ['page', 'event', 'url'] as const

/** What the campaign's links open. */
export function DestinationFields({ form }: { form: Form<CampaignValues> }) {
  const t = useText()
  const { call } = useDeps()
  const eventTypes = useQuery(eventTypesQuery(call)).data ?? []
  const { kind } = form.values
  return (
    <>
      <div>
        <SegmentedControl
          fullWidth
          withItemsBorders={false}
          aria-label={t('campaigns.shows')}
          value={kind}
          onChange={(chosen) => form.set('kind', chosen)}
          data={KINDS.map((value) => ({ value, label: t(`campaigns.shows_${value}`) }))}
        />
        <p className={editor.hint}>
          {kind === 'url'
            ? t('campaigns.shows_url_text', { field: mergeFieldText('company') })
            : t(kind === 'page' ? 'campaigns.shows_page_text' : 'campaigns.shows_event_text')}
        </p>
      </div>
      {kind === 'event' && (
        <Select
          {...form.value('eventTypeId')}
          aria-required
          searchable
          label={t('campaigns.event')}
          placeholder={t('campaigns.event_pick')}
          nothingFoundMessage={t('campaigns.event_none')}
          data={eventTypes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {kind === 'url' && (
        <UrlField
          {...form.value('url')}
          aria-required
          label={t('campaigns.url')}
          placeholder={`https://example.com/?n=${mergeFieldText('first_name')}`}
        />
      )}
      <VideoSelect
        {...form.value('videoId')}
        isRequired={kind === 'page'}
        description={kind === 'page' ? undefined : t('campaigns.video_mail')}
      />
    </>
  )
}
