import { Link, linkOptions } from '@tanstack/react-router'
import { useText } from '../../language/language.tsx'
import { AppMark } from '../../ui/app-mark/app-mark.tsx'
import { IconGood } from '../../ui/icons.ts'
import type { App } from './catalog.ts'
import classes from './integrations-page.module.css'

export function AppCard({ app, isConnected }: { app: App; isConnected: boolean }) {
  const t = useText()
  const { id } = app
  const name = t(`app.${id}`)
  const page =
    id === 'webhooks'
      ? linkOptions({ to: '/integrations/webhooks' })
      : linkOptions({ to: '/integrations/$appId', params: { appId: id } })
  return (
    <Link {...page} className={classes.app}>
      <AppMark id={id} name={name} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.text}>{t(`app.${id}_text`)}</span>
        {isConnected && (
          <span className={classes.connected}>
            <IconGood size={14} aria-hidden />
            {t('integrations.connected')}
          </span>
        )}
      </span>
    </Link>
  )
}
