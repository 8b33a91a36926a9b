import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { IconExternal } from '../../ui/icons.ts'
import { AccountPage } from './account-page.tsx'
import classes from './account-page.module.css'

/** The last step of signing up is the working link itself. */
export function LinkReady({ path }: { path: string }) {
  const t = useText()
  const { origin } = useDeps()
  const url = origin + path
  return (
    <AccountPage title={t('ready.title')} text={t('ready.text')}>
      <div className={classes.form}>
        <bdi className={classes.link}>{url.replace(/^https?:\/\//, '')}</bdi>
        <div className={classes.actions}>
          <CopyButton text={url} label={t('share.copy')} variant="filled" size="md" />
          <Button
            component="a"
            href={path}
            target="_blank"
            rel="noopener"
            variant="default"
            size="md"
            leftSection={<IconExternal size={16} />}
          >
            {t('ready.open')}
          </Button>
        </div>
        <Link to="/">{t('ready.continue')}</Link>
      </div>
    </AccountPage>
  )
}
