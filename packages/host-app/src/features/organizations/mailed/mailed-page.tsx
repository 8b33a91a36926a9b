import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ORGANIZATION } from '../../../data/acting/organization.ts'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { formElement } from '../../../ui/form/form-element.ts'
import { AccountForm } from '../../accounts/account-form.tsx'
import { AccountPage } from '../../accounts/account-page.tsx'
import classes from '../../accounts/account-page.module.css'
import { RequestPage } from './request-page.tsx'
import { AcceptPage } from './accept-page.tsx'

// The pages behind the links in mails.

const accept = getRouteApi('/organization/accept')
const request = getRouteApi('/organization/request')
const email = getRouteApi('/organization/email')

export function MailedInvitation() {
  const { key = '' } = accept.useSearch()
  return <AcceptPage invitation={key} />
}

export function MailedRequest() {
  const { key = '' } = request.useSearch()
  return <RequestPage mailedKey={key} />
}

export function MailedOrganizationEmail() {
  const { key = '' } = email.useSearch()
  return <OrganizationEmailPage mailedKey={key} />
}

/** The page behind the link to an organization's email. It needs a click, because email programs open links by themselves. */
function OrganizationEmailPage({ mailedKey: key }: { mailedKey: string }) {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const [isSending, setSending] = useState(false)
  const [confirmed, setConfirmed] = useState<{ name: string; email: string }>()
  const [failure, setFailure] = useState<string>()

  async function confirm() {
    setSending(true)
    setFailure(undefined)
    try {
      setConfirmed(await call('POST /organization/email/confirm', { query: { key } }))
      await queryClient.invalidateQueries({ queryKey: ORGANIZATION })
    } catch (error) {
      setFailure(problemText(error, t))
    } finally {
      setSending(false)
    }
  }

  if (confirmed)
    return (
      <AccountPage
        title={t('organization_email.confirm_title')}
        text={<Link to="/">{t('request.home')}</Link>}
      >
        <output className={classes.notice}>{t('organization_email.confirmed', confirmed)}</output>
      </AccountPage>
    )
  return (
    <AccountPage title={t('organization_email.confirm_title')} text={t('organization_email.confirm_text')}>
      <AccountForm element={formElement(confirm)} failure={failure}>
        <Button type="submit" size="md" loading={isSending}>
          {t('organization_email.confirm')}
        </Button>
      </AccountForm>
    </AccountPage>
  )
}
