import { Loader } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useText } from '../../language/language.tsx'
import { AccountPage } from '../accounts/account-page.tsx'
import classes from '../accounts/account-page.module.css'
import { useAccept } from './use-accept.ts'

const route = getRouteApi('/organization/accept')

/** The page behind the link of an invitation. It leads on by itself. */
export function AcceptPage() {
  const t = useText()
  const { key = '' } = route.useSearch()
  const failure = useAccept(key)
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
