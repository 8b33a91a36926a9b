import type { Provider } from '@scheduling/contract'
import { Button } from '@mantine/core'
import { useFormat, useText } from '../../language/language.tsx'
import { AppMark } from '../../ui/app-mark/app-mark.tsx'
import { providerOf } from '@scheduling/contract/providers'
import classes from './calendars-page.module.css'

interface Props {
  providers: readonly Provider[]
  onConnect: (provider: Provider) => void
}

/** What can be connected, and what the operator of the server has not set up. */
export function Connect({ providers, onConnect }: Props) {
  const t = useText()
  const format = useFormat()
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
              <AppMark id={providerOf(id).apps[0].id} name={providerOf(id).name} />
              {isReady ? (
                <Button variant="default" onClick={() => onConnect(provider)}>
                  {t('connections.connect', { name: providerOf(id).name })}
                </Button>
              ) : (
                <span>
                  <b>{providerOf(id).name}</b> {t('connections.off_text', { needs: format.list(needs) })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
