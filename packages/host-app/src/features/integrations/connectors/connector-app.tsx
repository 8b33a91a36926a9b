import { Button } from '@mantine/core'
import { useDeps } from '../../../data/deps.ts'
import { lacks } from '../../../data/plans/plan-rules.ts'
import { useMe } from '../../../data/use-me.ts'
import { useText } from '../../../language/language.tsx'
import { LockedPage } from '../../plans/locked-page.tsx'
import classes from './connector-app.module.css'
import { ConnectorKey } from './connector-key.tsx'
import { HeardEvents } from './heard-events.tsx'
import type { ConnectorId } from './connectors.ts'
import { CONNECTOR_STEPS } from './connectors.ts'

/** A service that starts work of its own when somebody books, and that books: how to begin, and what it hears. */
export function ConnectorApp({ appId }: { appId: ConnectorId }) {
  const t = useText()
  const me = useMe()
  const { origin } = useDeps()
  const standIn = me.server.zapierStandIn
  const app = t(`app.${appId}`)
  if (lacks(me, 'automations')) return <LockedPage feature="automations" />
  return (
    <div className={classes.columns}>
      <div className={classes.key}>
        <ConnectorKey appId={appId} />
      </div>
      <div className={classes.parts}>
        <section aria-labelledby="steps">
          <h2 id="steps" className={classes.title}>
            {t('platform.steps')}
          </h2>
          <ol className={classes.steps}>
            {CONNECTOR_STEPS[appId].map((step) => (
              <li key={step}>{t(`connector.${step}`, { origin })}</li>
            ))}
          </ol>
          <p className={classes.note}>{t(`connector.${appId}_note`)}</p>
        </section>
        {appId === 'zapier' && standIn !== null && (
          <section aria-labelledby="stand-in">
            <h2 id="stand-in" className={classes.title}>
              {t('connector.stand_in')}
            </h2>
            <p className={classes.note}>{t('connector.stand_in_text', { app })}</p>
            <div className={classes.actions}>
              <Button component="a" href={standIn} target="_blank" rel="noreferrer" variant="default">
                {t('connector.stand_in_open')}
              </Button>
            </div>
          </section>
        )}
        <HeardEvents appId={appId} />
      </div>
    </div>
  )
}
