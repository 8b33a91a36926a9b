import { Loader, useMantineColorScheme } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useLanguage } from '../../../language/language.tsx'
import { AccountPage } from '../account-page.tsx'

/** Removes everything from this device, whether or not the server can be reached. Repeat: harmless. */
export function SignOutPage() {
  const { call, session } = useDeps()
  const { t, speech } = useLanguage()
  const { clearColorScheme } = useMantineColorScheme()
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  const isOut = useRef(false)
  useEffect(() => {
    // Removing the data renders this page again.
    if (isOut.current) return
    isOut.current = true
    const told = session.token() ? call('POST /users/logout') : Promise.resolve()
    session.forget()
    speech.forget()
    clearColorScheme()
    queryClient.clear()
    // An opener of another origin is a stranger and is not told.
    if (window.opener)
      (window.opener as Window).postMessage({ scheduling: 1, type: 'logout' }, location.origin)
    void told.catch(() => undefined).then(() => navigate({ to: '/login', replace: true }))
  }, [call, session, speech, clearColorScheme, queryClient, navigate])

  return (
    <AccountPage title={t('sign_out.title')}>
      <Loader color="gray" size="sm" mt="md" />
    </AccountPage>
  )
}
