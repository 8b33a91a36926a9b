import type { Campaign } from '@scheduling/contract'
import { dateOf, isUnfilled } from '@scheduling/domain'
import { useFormat, useText } from '../../../language/language.tsx'
import { mergeFieldText } from '../merge-field-text.ts'
import classes from './campaign.module.css'

/** What the host must know of the campaign: it is stopped, or a link named no lead. */
export function CampaignNotices({ campaign: { state, warning } }: { campaign: Campaign }) {
  const t = useText()
  const format = useFormat()
  const day = warning && format.day(dateOf(format.timeZone, Date.parse(warning.at)))
  return (
    <>
      {state === 'stopped' && <output className={classes.notice}>{t('campaigns.stopped_notice')}</output>}
      {warning && day && (
        <section className={classes.notice} aria-labelledby="campaign-warning">
          <h2 id="campaign-warning">{t('campaigns.warning')}</h2>
          <p>
            {isUnfilled(warning.lead)
              ? t('campaigns.warning_unfilled', { day, field: mergeFieldText('lead_id') })
              : t('campaigns.warning_unknown', { day, lead: warning.lead })}
          </p>
        </section>
      )}
    </>
  )
}
