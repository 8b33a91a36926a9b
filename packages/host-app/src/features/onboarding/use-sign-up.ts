import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { ComponentProps } from 'react'
import { useDeps } from '../../data/deps.ts'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useLanguage } from '../../language/language.tsx'
import { guessHabits } from '../../time/guess-habits.ts'
import { guessTimeZone } from '../../time/guess-time-zone.ts'
import { formElement } from '../../ui/form/form-element.ts'
import { useForm } from '../../ui/form/use-form.ts'
import type { Form } from '../../ui/form/use-form.ts'
import type { Affiliate } from './affiliate.ts'
import { affiliateOf, forgetAffiliate } from './affiliate.ts'
import { openAccount } from './open-account.ts'
import { signUpDraft } from './sign-up-draft.ts'
import { checkSignUp } from './sign-up-values.ts'
import type { SignUp } from './sign-up-values.ts'

interface SignUpForm {
  form: Form<SignUp>
  /** Props of the `form` element around the fields. */
  element: ComponentProps<'form'>
  /** Why there is no account, if no field is to blame. */
  failure: string | undefined
  /** The browser is doing the proof of work, before anything is sent. */
  isWorking: boolean
}

interface Invited {
  email?: string | undefined
  /** Whoever signs up with it joins an organization, with that email. */
  acceptKey?: string | undefined
}

/** The sign-up form. Sending it opens the account and goes on. `given`: what the address says. */
export function useSignUp({ email, acceptKey }: Invited, given: Affiliate): SignUpForm {
  const { t, language } = useLanguage()
  const { call, session, now } = useDeps()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [saved] = useState(() => firstGuess(email))
  const [affiliate] = useState(() => affiliateOf(localStorage, given, now()))
  // What was typed before may be about another address.
  const draft = useMemo(
    () => (acceptKey === undefined ? signUpDraft(queryClient, sessionStorage) : undefined),
    [queryClient, acceptKey],
  )
  const { form, attach } = useForm({
    saved,
    draft,
    check: (values) => checkSignUp(values, t),
    refusals: (error) => fieldProblems(error, t),
  })

  function start() {
    setFailure(undefined)
    setWorking(false)
    const opening = { call, session, queryClient, affiliate, acceptKey }
    form
      .send(async (values) => {
        await openAccount(opening, values, language, t, () => setWorking(true))
        draft?.remove()
        forgetAffiliate(localStorage)
        await navigate({ to: '/onboard/link' })
        return values
      })
      .catch((error: unknown) => setFailure(problemText(error, t)))
  }

  return { form, element: formElement(start, attach), failure, isWorking }
}

function firstGuess(email = ''): SignUp {
  const timeZone = guessTimeZone()
  const { weekStart = 'mon', timeFormat = '24h' } = guessHabits(navigator.languages, timeZone)
  return { name: '', email, password: '', company: '', timeZone, weekStart, timeFormat }
}
