import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'

/** Shows the success of a verification link once, and removes it from the address. */
export function useActivation(): void {
  const { activated } = useSearch({ strict: false })
  const navigate = useNavigate()
  const toasts = useToasts()
  const t = useText()
  useEffect(() => {
    if (!activated) return
    toasts.show(t('verify.activated'))
    void navigate({ to: '/', search: {}, replace: true })
  }, [activated, navigate, toasts, t])
}
