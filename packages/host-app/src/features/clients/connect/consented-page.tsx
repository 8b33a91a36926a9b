import { Loader } from '@mantine/core'
import { PROVIDER_IDS } from '@scheduling/contract/providers'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { AccountPage } from '../../accounts/account-page.tsx'
import { tellAsker } from '../../calendars/consent-window.ts'
import { takeKey } from './kept-key.ts'
import type { Consented } from './use-connecting.ts'
import { useFinish } from './use-connecting.ts'

/** The page to which a provider redirects a client, in a window of its own or in the same tab. */
export function ConsentedPage() {
  const t = useText()
  const navigate = useNavigate()
  const { code, state = '' } = useSearch({ from: '/connect-client/$provider' })
  const { provider: named } = useParams({ from: '/connect-client/$provider' })
  const provider = PROVIDER_IDS.find((id) => id === named)
  const key = takeKey(window) ?? ''
  const finish = useFinish(key)
  const isSent = useRef(false)
  const { mutate, error } = useMutation({
    mutationFn: finish,
    onSuccess: () => navigate({ to: '/connect-client', search: { key }, replace: true }),
  })
  const isLost = code === undefined || provider === undefined || key === ''
  useEffect(() => {
    // A code works once, and effects may run twice.
    if (isSent.current) return
    isSent.current = true
    if (tellAsker<Consented>(window, { state, outcome: { code } })) return
    if (!isLost) mutate({ provider, code, state })
  }, [mutate, isLost, provider, code, state])
  if (isLost || error)
    return (
      <AccountPage
        title={t('connect_client.refused')}
        text={error ? problemText(error, t) : t('connect_client.refused_text')}
      >
        {key !== '' && (
          <a href={`/connect-client?${new URLSearchParams({ key }).toString()}`}>
            {t('connect_client.back')}
          </a>
        )}
      </AccountPage>
    )
  return (
    <AccountPage title={t('connect_client.connect_title')}>
      <p role="status">
        <Loader size="sm" /> {t('connect_client.finishing')}
      </p>
    </AccountPage>
  )
}
