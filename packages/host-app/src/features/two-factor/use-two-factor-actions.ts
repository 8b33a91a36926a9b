import type { TwoFactor } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { TWO_FACTOR } from './queries.ts'

/** The data for an authenticator app. */
export interface Begun {
  secret: string
  address: string
}

/** Each throws the server's refusal, which the form shows. */
export interface TwoFactorActions {
  begin: (current: string) => Promise<Begun>
  /** Returns the recovery codes, like `renew`. */
  switchOn: (code: string) => Promise<readonly string[]>
  switchOff: (code: string) => Promise<void>
  renew: (code: string) => Promise<readonly string[]>
}

export function useTwoFactorActions(): TwoFactorActions {
  const { call, now } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()

  return useMemo(() => {
    const keep = (twoFactor: TwoFactor) => queryClient.setQueryData(TWO_FACTOR, twoFactor)
    return {
      begin: (current) => call('POST /users/two-factor', { body: { current } }),
      async switchOn(code) {
        const { recoveryCodes } = await call('PUT /users/two-factor', { body: { code } })
        keep({ since: new Date(now()).toISOString(), recoveryCodesLeft: recoveryCodes.length })
        return recoveryCodes
      },
      async switchOff(code) {
        await call('POST /users/two-factor/off', { body: { code } })
        keep({ since: null, recoveryCodesLeft: 0 })
        toasts.show(t('two_factor.switched_off'))
      },
      async renew(code) {
        const { recoveryCodes } = await call('POST /users/two-factor/recovery-codes', { body: { code } })
        await queryClient.invalidateQueries({ queryKey: TWO_FACTOR })
        return recoveryCodes
      },
    }
  }, [call, now, queryClient, toasts, t])
}
