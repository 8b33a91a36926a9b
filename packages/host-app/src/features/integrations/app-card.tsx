import { Link, linkOptions } from '@tanstack/react-router'
import { useText } from '../../language/language.tsx'
import { IconGood } from '../../ui/icons.ts'
import { BRAND_MARKS } from './brand-marks.ts'
import type { App } from './catalogue.ts'
import classes from './integrations-page.module.css'

export function AppCard({ app, isConnected }: { app: App; isConnected: boolean }) {
  const t = useText()
  const { id } = app
  const name = t(`app.${id}`)
  const path = BRAND_MARKS[id]
  const page =
    app.category === 'automation'
      ? linkOptions({ to: '/integrations/webhooks' })
      : linkOptions({ to: '/integrations/$appId', params: { appId: id } })
  return (
    <Link {...page} className={classes.app}>
      <span className={classes.mark} aria-hidden>
        {path ? (
          <svg viewBox="0 0 24 24" width={22} height={22} fill="currentColor">
            <path d={path} />
          </svg>
        ) : (
          letterOf(name)
        )}
      </span>
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

/** Of the brand, which is in Latin letters in every language. */
function letterOf(name: string): string {
  return /[a-z]/i.exec(name)?.[0] ?? name.slice(0, 1)
}
