import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { ME } from '../../data/me.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { formElement } from '../../ui/form/form-element.ts'
import { AccountForm } from '../accounts/account-form.tsx'
import { AccountPage } from '../accounts/account-page.tsx'
import classes from '../accounts/account-page.module.css'
import { EMAIL_ADDRESS } from './queries.ts'

const route = getRouteApi('/settings/email/confirm')

/** The page behind the links in the emails. It needs a click, because email programs open links by themselves. */
export function ConfirmEmailPage() {
  const t = useText()
  const { call, session } = useDeps()
  const queryClient = useQueryClient()
  const { id, codex } = route.useSearch()
  const [isSending, setSending] = useState(false)
  const [isChanged, setChanged] = useState<boolean>()
  const [failure, setFailure] = useState<string>()
  const isWhole = id !== undefined && codex !== undefined

  async function agree() {
    if (!isWhole) return
    setSending(true)
    setFailure(undefined)
    try {
      const answer = await call('POST /users/email/confirm', { body: { id, codex } })
      setChanged(answer.isChanged)
      for (const queryKey of [ME, EMAIL_ADDRESS]) await queryClient.invalidateQueries({ queryKey })
    } catch (error) {
      setFailure(problemText(error, t))
    } finally {
      setSending(false)
    }
  }

  const way = session.token() ? (
    <Link to="/settings/email">{t('email.to_settings')}</Link>
  ) : (
    <Link to="/login">{t('forgot.back')}</Link>
  )
  if (isChanged !== undefined)
    return (
      <AccountPage title={t('email.agree_title')} text={way}>
        <output className={classes.notice}>{t(isChanged ? 'email.changed' : 'email.other_waits')}</output>
      </AccountPage>
    )
  return (
    <AccountPage title={t('email.agree_title')} text={isWhole ? t('email.agree_text') : way}>
      <AccountForm element={formElement(agree)} failure={isWhole ? failure : t('error.verification_invalid')}>
        {isWhole && (
          <Button type="submit" size="md" loading={isSending}>
            {t('email.agree')}
          </Button>
        )}
      </AccountForm>
    </AccountPage>
  )
}
