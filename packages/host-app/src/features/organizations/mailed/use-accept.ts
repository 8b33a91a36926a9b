import { ApiError } from '@scheduling/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'

/**
 * Accepts an invitation and leads on: to signing up or in, where the session of anybody else ends, or home. Answers why
 * it cannot.
 */
export function useAccept(key: string): string | undefined {
  const t = useText()
  const { call, session, document } = useDeps()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const [failure, setFailure] = useState<string>()
  const isAsked = useRef(false)

  async function accept(): Promise<void> {
    const { data } = await call('POST /organization/accept', { query: { key } })
    const { status, email, accept_key: acceptKey, organization_id: organization } = data
    if (status === 'accepted') {
      session.actFor(organization)
      return document.leaveFor('/organization/joined')
    }
    session.clear()
    queryClient.clear()
    const search = { email, accept_key: acceptKey ?? undefined }
    return navigate({ to: status === 'login' ? '/login' : '/onboard', search, replace: true })
  }

  useEffect(() => {
    // A key is good once.
    if (isAsked.current) return
    isAsked.current = true
    accept().catch((error: unknown) => {
      const isExpired = error instanceof ApiError && error.code === 'link_expired'
      if (!isExpired) return setFailure(problemText(error, t))
      toasts.show(t('accept.link_expired'), { tone: 'bad' })
      return void navigate({ to: '/', replace: true })
    })
  })
  return failure
}
