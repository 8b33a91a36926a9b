import { useMemo, useState } from 'react'
import type { ComponentProps } from 'react'
import { useText } from '../language/language.tsx'
import { useToasts } from '../ui/toasts/toast-list.tsx'
import { draftStore } from '../ui/form/draft.ts'
import type { DraftStore } from '../ui/form/draft.ts'
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
  onSent?: () => void
  /** What is typed survives leaving the page in this tab. By default, nothing does. */
  draft?: DraftOf<V>
}

interface DraftOf<V extends object> {
  /** Of the form, in this tab. Must be the same on each render. */
  name: string
  /** Not stored, because they are secret. */
  omit?: keyof V
}

/** A form that is sent as a whole: a password, a code, a few words. Use `useKeptForm` for longer forms. */
export function useSentForm<V extends object>({
  saved,
  check,
  send,
  failureOf,
  onSent,
  draft,
}: Options<V>): SentForm<V> {
  const t = useText()
  const toasts = useToasts()
  const [failure, setFailure] = useState<string>()
  const textOf = (error: unknown) => failureOf?.(error) ?? problemText(error, t)
  const { form, attach, isGone } = useForm({
    saved,
    check,
    draft: useDraft(draft),
    refusals: (error) => fieldProblems(error, t),
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

function useDraft<V extends object>(draft: DraftOf<V> | undefined): DraftStore<V> | undefined {
  const name = draft?.name
  const omit = draft?.omit
  return useMemo(() => {
    if (name === undefined) return undefined
    const store = draftStore<V>(sessionStorage, name)
    if (omit === undefined) return store
    return {
      ...store,
      write: ({ saved, values }) => store.write({ saved, values: { ...values, [omit]: saved[omit] } }),
    }
  }, [name, omit])
}
