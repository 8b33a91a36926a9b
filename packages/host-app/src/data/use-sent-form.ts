import { useState } from 'react'
import type { ComponentProps } from 'react'
import { useText } from '../language/language.tsx'
import { useToasts } from '../ui/toasts/toast-list.tsx'
import { draftStore } from '../ui/form/draft.ts'
import { formElement } from '../ui/form/form-element.ts'
import type { Problems } from '../ui/form/form-state.ts'
import { useForm } from '../ui/form/use-form.ts'
import type { Form } from '../ui/form/use-form.ts'
import { fieldProblems, problemText } from './problem-text.ts'

export interface SentForm<V extends object> {
  form: Form<V>
  /** Why it was not accepted, if no field is to blame. */
  failure: string | undefined
  submit: () => void
  /** Props of the `form` element around the fields. */
  element: ComponentProps<'form'>
}

interface Options<V extends object> {
  saved: V
  check: (values: V) => Problems
  /** Throws the server's refusal. */
  send: (values: V) => Promise<unknown>
  /** An explanation, if no field is to blame and more is known than the code. */
  failureOf?: (error: unknown) => string | undefined
  /** The fields that a server error blames, if their names are not those of the request. */
  refusals?: (error: unknown, sent: V) => Problems | undefined
  onSent?: () => void
  /** The name under which typed values survive leaving the page in this tab; read once. By default, nothing survives. */
  draft?: string
  /** The field that no draft holds. */
  secret?: keyof V
}

/** A form that is sent as a whole: a password, a code, a few words. Use `useKeptForm` for longer forms. */
export function useSentForm<V extends object>({
  saved,
  check,
  send,
  failureOf,
  refusals,
  onSent,
  draft,
  secret,
}: Options<V>): SentForm<V> {
  const t = useText()
  const toasts = useToasts()
  const [failure, setFailure] = useState<string>()
  const [store] = useState(() =>
    draft === undefined ? undefined : draftStore<V>(sessionStorage, draft, secret),
  )
  const textOf = (error: unknown) => failureOf?.(error) ?? problemText(error, t)
  const { form, attach, isGone } = useForm({
    saved,
    check,
    draft: store,
    refusals: (error, sent) => refusals?.(error, sent) ?? fieldProblems(error, t),
    onUnseen: (error) => setFailure(textOf(error)),
  })

  function submit() {
    setFailure(undefined)
    form
      .send(async (values) => {
        await send(values)
        return values
      })
      .then((isSent) => isSent && onSent?.())
      .catch((error: unknown) => {
        const problem = textOf(error)
        if (isGone()) toasts.show(t('form.left', { problem }), { tone: 'bad' })
        else setFailure(problem)
      })
  }

  return { form, failure, submit, element: formElement(submit, attach) }
}
