import { isEmail } from '@scheduling/domain'
import type { Me } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { fieldProblems, problemText } from '../../../data/problem-text.ts'
import { ME } from '../../../data/me.ts'
import { useText } from '../../../language/language.tsx'
import { useForm } from '../../../ui/form/use-form.ts'

/** Actions for an unconfirmed address: type the code, request another mail, change the address. */
export function useConfirmation(me: Me, onConfirmed: () => void) {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const [isChanging, setChanging] = useState(false)
  const [isResending, setResending] = useState(false)
  /** The result of the last attempt, if it blames no field. */
  const [said, setSaid] = useState<{ text: string; isBad?: boolean }>()
  const keep = (changed: Me) => queryClient.setQueryData(ME, changed)
  const fail = (error: unknown) => setSaid({ text: resendProblem(error), isBad: true })

  const code = useForm({
    saved: { code: '' },
    check: (values) => ({ ...(!isCode(values.code) && { code: t('confirm.missing') }) }),
    refusals: (error) => (isCodeInvalid(error) ? { code: problemText(error, t) } : fieldProblems(error, t)),
  })
  const address = useForm({
    saved: { email: me.userEmail },
    check: ({ email }) => ({
      ...(!isEmail(email.trim()) && { email: email ? t('field.email') : t('field.required') }),
    }),
    refusals: (error) => fieldProblems(error, t),
  })

  function resendProblem(error: unknown): string {
    const isOften = error instanceof ApiError && error.code === 'rate_limited'
    return isOften ? t('confirm.often') : problemText(error, t)
  }

  async function send(email?: string): Promise<Me> {
    const changed = await call('POST /users/verify/resend', { body: { email } })
    keep(changed)
    setSaid({ text: t('confirm.resent', { email: changed.userEmail }) })
    return changed
  }

  return {
    code,
    address,
    isChanging,
    isResending,
    said,
    startChange: () => setChanging(true),
    endChange: () => {
      address.form.discard()
      setChanging(false)
    },
    confirm: () => {
      setSaid(undefined)
      code.form
        .send(async (values) => {
          keep(await call('POST /users/verify', { body: { code: digitsOf(values.code) } }))
          onConfirmed()
          return values
        })
        .catch(fail)
    },
    resend: () => {
      setSaid(undefined)
      setResending(true)
      send()
        .catch(fail)
        .finally(() => setResending(false))
    },
    change: () => {
      setSaid(undefined)
      address.form
        .send(async ({ email }) => ({ email: (await send(email)).userEmail }))
        .then((isSent) => isSent && setChanging(false))
        .catch(fail)
    },
  }
}

export type Confirmation = ReturnType<typeof useConfirmation>

function isCode(typed: string): boolean {
  return /^\d{6}$/.test(digitsOf(typed))
}

function digitsOf(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

function isCodeInvalid(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'code_invalid'
}
