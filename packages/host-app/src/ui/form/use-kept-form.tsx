import { ApiError } from '@scheduling/contract/client'
import { useEffect, useMemo, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../toasts/toast-list.tsx'
import { draftStore } from './draft.ts'
import { formElement } from './form-element.ts'
import type { Problems } from './form-state.ts'
import { useForm } from './use-form.ts'
import type { Form } from './use-form.ts'
import { useLeaveGuard } from './use-leave-guard.tsx'

// Of a poll votes come in between, of a webhook deliveries: they change its version too.
const RETRIES = 3

export interface KeptForm<V extends object> {
  form: Form<V>
  /** Why it was not accepted, where no field is to blame. */
  failure: string | undefined
  /** True when it was accepted. Repeat: while it is on its way, that is said. */
  save: () => Promise<boolean>
  /** What was typed is of no use any more. */
  forget: () => void
  /** Of the `form` element around the fields. */
  element: ComponentProps<'form'>
  /** To be drawn: asks before what was typed is left behind. */
  guard: ReactNode
}

interface Options<V extends object> {
  /** Of what is edited, in this tab: `webhook.new`. */
  name: string
  saved: V
  check: (values: V) => Problems
  /** The fields that an error of the server blames, if it blames fields. */
  refusals: (error: unknown) => Problems | undefined
  /** What went wrong, where it blames none. */
  failureOf: (error: unknown) => string
  /** Answers what is saved now; leads on by itself, after `forget`, where something new came of it. */
  send: (values: V, changed: Partial<V>, forget: () => void) => Promise<V>
  /** Reads again what is edited, where it was changed meanwhile. */
  reread?: () => Promise<unknown>
}

/** A form whose values are kept through reloads until they are saved, and are not left behind unasked. */
export function useKeptForm<V extends object>({
  name,
  failureOf,
  send,
  reread,
  ...options
}: Options<V>): KeptForm<V> {
  const t = useText()
  const toasts = useToasts()
  const draft = useMemo(() => draftStore<V>(sessionStorage, name), [name])
  const { form, attach } = useForm({ ...options, draft })
  const [failure, setFailure] = useState<string>()
  const [retry, setRetry] = useState<{ left: number; settle: (saved: boolean) => void }>()
  const guard = useLeaveGuard(form.isDirty, save)

  async function attempt(): Promise<boolean> {
    return form.send((values, changed) => send(values, changed, draft.remove))
  }

  async function save(): Promise<boolean> {
    if (form.isSending) {
      toasts.show(t('form.in_progress'))
      return false
    }
    setFailure(undefined)
    return attemptWith(RETRIES)
  }

  async function attemptWith(left: number): Promise<boolean> {
    try {
      return await attempt()
    } catch (error) {
      if (!reread || left === 0 || !wasChanged(error)) {
        setFailure(failureOf(error))
        return false
      }
      await reread()
      // With what was read, once it is drawn: what others have changed is theirs, and the rest is sent.
      return new Promise((settle) => setRetry({ left: left - 1, settle }))
    }
  }

  useEffect(() => {
    if (!retry) return
    setRetry(undefined)
    void attemptWith(retry.left).then(retry.settle)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what is drawn then
  }, [retry])

  return { form, failure, save, forget: draft.remove, element: formElement(save, attach), guard }
}

function wasChanged(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed_meanwhile'
}
