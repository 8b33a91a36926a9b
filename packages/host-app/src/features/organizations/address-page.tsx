import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ORGANIZATION } from '../../data/acting/organization.ts'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { formElement } from '../../ui/form/form-element.ts'
import { AccountForm } from '../accounts/account-form.tsx'
import { AccountPage } from '../accounts/account-page.tsx'
import classes from '../accounts/account-page.module.css'

/** The page behind the link to an organization's address. It needs a click, because email programs open links by themselves. */
export function AddressPage({ mailedKey: key }: { mailedKey: string }) {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const [isSending, setSending] = useState(false)
  const [agreed, setAgreed] = useState<{ name: string; email: string }>()
  const [failure, setFailure] = useState<string>()

  async function agree() {
    setSending(true)
    setFailure(undefined)
    try {
      setAgreed(await call('POST /organization/email/confirm', { query: { key } }))
      await queryClient.invalidateQueries({ queryKey: ORGANIZATION })
    } catch (error) {
      setFailure(problemText(error, t))
    } finally {
      setSending(false)
    }
  }

  if (agreed)
    return (
      <AccountPage title={t('address.agree_title')} text={<Link to="/">{t('request.home')}</Link>}>
        <output className={classes.notice}>{t('address.agreed', agreed)}</output>
      </AccountPage>
    )
  return (
    <AccountPage title={t('address.agree_title')} text={t('address.agree_text')}>
      <AccountForm element={formElement(agree)} failure={failure}>
        <Button type="submit" size="md" loading={isSending}>
          {t('address.agree')}
        </Button>
      </AccountForm>
    </AccountPage>
  )
}
