import { useState } from 'react'
import type { ComponentProps } from 'react'
import { useText } from '../language/language.tsx'
import type { Problems } from '../ui/form/form-state.ts'
import { useForm } from '../ui/form/use-form.ts'
import type { Form } from '../ui/form/use-form.ts'
import { fieldProblems, problemText } from './problem-text.ts'

export interface SentForm<V extends object> {
  form: Form<V>
  /** Why it was not accepted, where no field is to blame. */
  failure: string | undefined
  /** Of the `form` element around the fields. */
  element: ComponentProps<'form'>
}

interface Options<V extends object> {
  saved: V
  check: (values: V) => Problems
  /** Throws what the server refuses. */
  send: (values: V) => Promise<unknown>
  onSent?: () => void
}

/** A form that is sent and kept nowhere: a password, a code, a few words. What may take longer to fill in is a `useKeptForm`. */
export function useSentForm<V extends object>({ saved, check, send, onSent }: Options<V>): SentForm<V> {
  const t = useText()
  const [failure, setFailure] = useState<string>()
  const { form, attach } = useForm({ saved, check, refusals: (error) => fieldProblems(error, t) })

  function submit() {
    setFailure(undefined)
    form
      .send(async (values) => {
        await send(values)
        return values
      })
      .then((isSent) => isSent && onSent?.())
      .catch((error: unknown) => setFailure(problemText(error, t)))
  }

  const element: ComponentProps<'form'> = {
    ref: attach,
    noValidate: true,
    onSubmit(event) {
      event.preventDefault()
      submit()
    },
  }
  return { form, failure, element }
}
