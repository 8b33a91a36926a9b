import { Loader } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../language/language.tsx'
import { AccountPage } from '../../accounts/account-page.tsx'
import classes from '../../accounts/account-page.module.css'
import { useAccept } from './use-accept.ts'

/** The page behind the link of an invitation. It leads on by itself. */
export function AcceptPage({ invitation }: { invitation: string }) {
  const t = useText()
  const failure = useAccept(invitation)
  if (failure === undefined)
    return (
      <AccountPage title={t('accept.title')} text={t('accept.wait')}>
        <Loader color="gray" size="sm" mt="md" />
      </AccountPage>
    )
  return (
    <AccountPage title={t('accept.title')} text={<Link to="/">{t('accept.home')}</Link>}>
      <p className={classes.alert} role="alert">
        {failure}
      </p>
    </AccountPage>
  )
}
