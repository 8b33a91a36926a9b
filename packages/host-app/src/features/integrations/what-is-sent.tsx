import type { TrackingAppId } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import classes from './tracking-app.module.css'

// The same names as on the booking page.
const EVENTS = { ga4: 'schedule_meeting', gtag: 'schedule_meeting', fpixel: 'Schedule' } as const
const CONTAINER_EVENT = 'scheduling_booked'

export function WhatIsSent({ appId }: { appId: TrackingAppId }) {
  const t = useText()
  const event = EVENTS[appId]
  return (
    <div className={classes.facts}>
      <section aria-labelledby="sent-what">
        <h2 id="sent-what" className={classes.title}>
          {t('tracking.what')}
        </h2>
        <ul>
          <li>{t('tracking.when')}</li>
          <li>
            {appId === 'gtag'
              ? t('tracking.sent_gtag', { event, container: CONTAINER_EVENT })
              : t(`tracking.sent_${appId}`, { event })}
          </li>
          <li>{t('tracking.never')}</li>
        </ul>
      </section>
      <section aria-labelledby="sent-where">
        <h2 id="sent-where" className={classes.title}>
          {t('tracking.where_sent')}
        </h2>
        <ul>
          <li>{t('tracking.embedded')}</li>
          <li>{t('tracking.direct')}</li>
          {appId === 'gtag' && <li>{t('tracking.direct_container')}</li>}
        </ul>
        <p className={classes.consent}>{t('tracking.consent')}</p>
      </section>
    </div>
  )
}
