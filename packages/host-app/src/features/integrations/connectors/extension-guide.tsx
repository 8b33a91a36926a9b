import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { isExtensionAllowedQuery } from '../../oauth/grants.ts'
import classes from './connector-app.module.css'

const STEPS = ['get', 'load', 'connect', 'use'] as const
const DOWNLOAD = '/external/scheduling-extension.zip'

/** How the browser extension is installed and connected. */
export function ExtensionGuide() {
  const t = useText()
  const { call, origin } = useDeps()
  const isAllowed = useQuery(isExtensionAllowedQuery(call)).data
  if (isAllowed === false) return <p className={classes.note}>{t('chrome_extension.not_allowed')}</p>
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className={classes.title}>
        {t('platform.steps')}
      </h2>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`chrome_extension.${step}`, { origin })}</li>
        ))}
      </ol>
      <p className={classes.note}>{t('chrome_extension.note')}</p>
      <div className={classes.actions}>
        <Button component="a" href={DOWNLOAD} download>
          {t('chrome_extension.download')}
        </Button>
        <LinkButton to="/integrations/api-keys" variant="default">
          {t('chrome_extension.access')}
        </LinkButton>
      </div>
    </section>
  )
}
