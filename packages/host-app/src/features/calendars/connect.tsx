import type { Provider } from '@scheduling/contract'
import { Button } from '@mantine/core'
import { useText } from '../../language/language.tsx'
import { AppMark } from '../../ui/app-mark/app-mark.tsx'
import { APP_OF } from '../connections/app-of.ts'
import { PROVIDER_NAMES } from '../connections/provider-names.ts'
import classes from './calendars-page.module.css'

interface Props {
  providers: readonly Provider[]
  onConnect: (provider: Provider) => void
}

/** What can be connected, and what whoever runs the server has not set up. */
export function Connect({ providers, onConnect }: Props) {
  const t = useText()
  return (
    <section className={classes.connect} aria-labelledby="connect">
      <h2 id="connect" className={classes.title}>
        {t('connections.add')}
      </h2>
      <p>{t('connections.connect_text')}</p>
      <ul className={classes.providers}>
        {providers.map((provider) => {
          const { id, isReady, needs } = provider
          return (
            <li key={id} className={classes.provided}>
              <AppMark id={APP_OF[id]} name={PROVIDER_NAMES[id]} />
              {isReady ? (
                <Button variant="default" onClick={() => onConnect(provider)}>
                  {t('connections.connect', { name: PROVIDER_NAMES[id] })}
                </Button>
              ) : (
                <span>
                  <b>{PROVIDER_NAMES[id]}</b> {t('connections.off_text', { needs: needs.join(', ') })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
