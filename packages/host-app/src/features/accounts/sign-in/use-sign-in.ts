import { isEmail } from '@scheduling/domain'
import { ApiError } from '@scheduling/contract/client'
import type { ErrorCode } from '@scheduling/contract/errors'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { fieldProblems, problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { safePath } from '../../../shell/navigation.ts'
import { guessTimeZone } from '../../../time/guess-time-zone.ts'
import { formElement } from '../../../ui/form/form-element.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { joiningQuery } from '../joining.tsx'
import { useEnter } from './use-enter.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'
import { useVerification } from './use-verification.ts'

interface Typed {
  email: string
  password: string
}

const route = getRouteApi('/login')

/** Signing in with email and password, and with a code if the account has two factors. */
export function useSignIn() {
  const t = useText()
  const { call, session, document } = useDeps()
  const { next, email, accept_key: acceptKey, id, codex } = route.useSearch()
  const router = useRouter()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const verification = useVerification()
  const keep = useEnter()
  const [failure, setFailure] = useState<string>()
  const [isWorking, setWorking] = useState(false)
  const [wasWrong, setWrong] = useState(false)
  const [isCodeAsked, setCodeAsked] = useState(false)
  const { form, attach } = useForm<Typed>({
    saved: { email: email ?? '', password: '' },
    check: (values) => ({
      ...(!isEmail(values.email.trim()) && { email: values.email ? t('field.email') : t('field.required') }),
      ...(!values.password && { password: t('field.required') }),
    }),
    refusals: (error) => {
      if (isRefusal(error, 'two_factor_needed')) {
        setCodeAsked(true)
        return {}
      }
      if (!isRefusal(error, 'wrong_details')) return fieldProblems(error, t)
      setWrong(true)
      return { password: problemText(error, t) }
    },
  })

  const passkey = usePasskeySignIn(acceptKey, () => void goOn())

  async function goOn(): Promise<void> {
    const joined = acceptKey && queryClient.getQueryData(joiningQuery(call, acceptKey).queryKey)
    if (!joined) return router.history.push(safePath(next))
    session.actFor(joined.organization_id)
    await document.leaveFor('/organization/joined')
  }

  async function enter(typed: Typed, code?: string): Promise<void> {
    const link = verification === 'sign_in' && id && codex ? { id, codex } : undefined
    const body = {
      ...typed,
      code,
      deviceToken: session.deviceToken(),
      timeZone: guessTimeZone(),
      verification: link,
      accept_key: acceptKey,
    }
    keep(await call('POST /users/login', { body, onWork: () => setWorking(true) }))
    if (link) {
      // Somebody else may have been signed in here.
      queryClient.clear()
      await navigate({ to: '/', search: { activated: '1' } })
    } else await goOn()
  }

  function signIn() {
    setFailure(undefined)
    setWorking(false)
    form
      .send(async (values) => {
        await enter(values)
        return values
      })
      .catch((error: unknown) => setFailure(problemText(error, t)))
  }

  return {
    form,
    element: formElement(signIn, attach),
    verification,
    failure,
    isWorking,
    wasWrong,
    isCodeAsked,
    passkey,
    /** Throws the server's refusal. */
    sendCode: (code: string) => enter(form.values, code),
    goBack: () => setCodeAsked(false),
  }
}

function isRefusal(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code
}
