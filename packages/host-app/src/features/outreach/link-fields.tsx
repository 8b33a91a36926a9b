import { Select, TextInput } from '@mantine/core'
import type { OutreachCampaign, ProviderDescription } from '@scheduling/contract'
import { providerOf } from '@scheduling/contract/providers'
import { limits } from '@scheduling/domain'
import { useText } from '../../language/language.tsx'
import type { OutreachAppId } from './app-id.ts'

const FIELD = /^\w+$/
const GROWTH_FIELDS = Array.from({ length: 10 }, (_, index) => `customAttribute${index + 1}`)
const USUAL_FIELD: Record<OutreachAppId, string> = {
  heyreach: 'booking_link',
  lagrowthmachine: 'customAttribute1',
  instantly: 'booking_link',
}

export interface LinkValues {
  linkField: string
  /** As typed: empty for none. */
  tag: string
}

export function linkValues(
  tool: OutreachAppId,
  campaign?: Pick<OutreachCampaign, 'linkField' | 'tag'>,
): LinkValues {
  return { linkField: campaign?.linkField ?? USUAL_FIELD[tool], tag: campaign?.tag ?? '' }
}

export function isField(linkField: string): boolean {
  return FIELD.test(linkField)
}

interface Props {
  tool: OutreachAppId
  values: LinkValues
  onChange: (values: LinkValues) => void
}

/** Which field of the tool gets each lead's link, and what marks leads who book. */
export function LinkFields({ tool, values, onChange }: Props) {
  const t = useText()
  const { name, marksLeads }: ProviderDescription = providerOf(tool)
  const field = { label: t('outreach.field'), description: t('outreach.field_text', { name }) }
  return (
    <>
      {tool === 'lagrowthmachine' ? (
        <Select
          {...field}
          data={GROWTH_FIELDS}
          value={values.linkField}
          onChange={(chosen) => onChange({ ...values, linkField: chosen ?? USUAL_FIELD[tool] })}
        />
      ) : (
        <TextInput
          {...field}
          dir="ltr"
          value={values.linkField}
          onChange={(event) => onChange({ ...values, linkField: event.currentTarget.value.trim() })}
        />
      )}
      {marksLeads && (
        <TextInput
          label={t(`outreach.${marksLeads}`)}
          description={t(`outreach.${marksLeads}_text`, { name })}
          maxLength={limits.OUTREACH_TAG_MAX}
          value={values.tag}
          onChange={(event) => onChange({ ...values, tag: event.currentTarget.value })}
        />
      )}
    </>
  )
}
