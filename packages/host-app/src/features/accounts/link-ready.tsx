import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { IconExternal } from '../../ui/icons.ts'
import { AccountPage } from './account-page.tsx'
import classes from './account-page.module.css'
import { ConfirmAddress } from './confirm-address.tsx'
import { useConfirmation } from './use-confirmation.ts'

/** The last step of signing up is the link itself, which others can open when the address is confirmed. */
export function LinkReady({ path }: { path: string }) {
  const t = useText()
  const me = useMe()
  const { origin } = useDeps()
  const isOpen = me.userStatus === 'active'
  const link = useRef<HTMLElement>(null)
  const confirmation = useConfirmation(me, () => undefined)
  // The field that had the focus is gone.
  useEffect(() => {
    if (isOpen) link.current?.focus()
  }, [isOpen])
  const url = origin + path
  return (
    <AccountPage
      title={isOpen ? t('ready.title') : t('confirm.title')}
      text={isOpen ? t('ready.text') : t('confirm.text', { email: me.userEmail })}
    >
      <div className={classes.form}>
        {!isOpen && <ConfirmAddress of={confirmation} />}
        <section className={classes.ready} aria-labelledby="link" data-waiting={!isOpen || undefined}>
          <h2 id="link" className={classes.part} hidden={isOpen}>
            {t('confirm.link')}
          </h2>
          {!isOpen && <p className={classes.hint}>{t('confirm.link_text')}</p>}
          <bdi ref={link} tabIndex={-1} className={classes.link}>
            {url.replace(/^https?:\/\//, '')}
          </bdi>
          <div className={classes.actions}>
            <CopyButton
              text={url}
              label={t('share.copy')}
              variant={isOpen ? 'filled' : 'default'}
              size="md"
            />
            {isOpen && (
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
            )}
          </div>
        </section>
        <Link to="/">{isOpen ? t('ready.continue') : t('confirm.meanwhile')}</Link>
      </div>
    </AccountPage>
  )
}
