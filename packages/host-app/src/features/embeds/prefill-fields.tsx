import type { EmbedSettings } from '@scheduling/contract'
import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { limits } from '@scheduling/domain'
import { useText } from '../../language/language.tsx'
import classes from './look-fields.module.css'
import { SettingField } from './setting-field.tsx'
import type { SettingsProps } from './setting-field.tsx'

const PREFILLED = [
  ['prefillName', 'embed.prefillName', limits.NAME_MAX],
  ['prefillEmail', 'embed.prefillEmail', limits.EMAIL_MAX],
  ['utmSource', 'utm_source', limits.TRACKING_VALUE_MAX],
  ['utmMedium', 'utm_medium', limits.TRACKING_VALUE_MAX],
  ['utmCampaign', 'utm_campaign', limits.TRACKING_VALUE_MAX],
  ['utmTerm', 'utm_term', limits.TRACKING_VALUE_MAX],
  ['utmContent', 'utm_content', limits.TRACKING_VALUE_MAX],
] as const

function isPrefilled(settings: EmbedSettings): boolean {
  return PREFILLED.some(([name]) => settings[name] !== EMBED_DEFAULTS[name])
}

/** What the site knows about the visitor and where they come from. */
export function PrefillFields(props: SettingsProps) {
  const t = useText()
  return (
    <details className={classes.more} open={isPrefilled(props.settings)}>
      <summary>{t('embed.prefill')}</summary>
      <p className={classes.hint}>{t('embed.prefill_text')}</p>
      <div className={classes.settings}>
        {PREFILLED.map(([name, label, max]) => (
          <SettingField
            key={name}
            {...props}
            name={name}
            max={max}
            label={
              label.startsWith('utm_') ? <code dir="ltr">{label}</code> : t(label as 'embed.prefillName')
            }
          />
        ))}
      </div>
    </details>
  )
}
