import { Button } from '@mantine/core'
import { RESOURCES } from '@scheduling/contract/oauth-places'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { IconExternal } from '../../ui/icons.ts'
import classes from './oauth.module.css'

/** Where AI assistants and programs call, and where developers read how. */
export function DeveloperAddresses() {
  const t = useText()
  const { origin } = useDeps()
  const address = origin + RESOURCES.mcp
  return (
    <section className={classes.part} aria-label={t('oauth.addresses')}>
      <div>
        <h2 className={classes.heading}>{t('oauth.addresses')}</h2>
        <p className={classes.dim}>{t('oauth.addresses_text')}</p>
      </div>
      <code dir="ltr">{address}</code>
      <div className={classes.actions}>
        <CopyButton text={address} label={t('oauth.address_copy')} said={t('oauth.address_copied')} />
        <Button
          component="a"
          href="/docs/api"
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternal size={16} aria-hidden />}
        >
          {t('oauth.reference')}
        </Button>
      </div>
    </section>
  )
}
