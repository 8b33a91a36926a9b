import { ApiError } from '@scheduling/contract/client'
import { useEffect, useMemo, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../toasts/toast-list.tsx'
import { useHere } from '../use-here.ts'
import { draftStore } from './draft.ts'
import { formElement } from './form-element.ts'
import type { Problems } from './form-state.ts'
import { useForm } from './use-form.ts'
import type { Form } from './use-form.ts'
import { useLeaveGuard } from './use-leave-guard.tsx'

// Others may save something at the same moment, so a save may have to retry.
const RETRIES = 3

export interface KeptForm<V extends object> {
  form: Form<V>
  /** Why it was not accepted, if no field is to blame. */
  failure: string | undefined
  /** True if accepted. Repeat: during a request, says that it is in progress. */
  save: () => Promise<boolean>
  /** Drops the typed values. */
  forget: () => void
  /** Props of the `form` element around the fields. */
  element: ComponentProps<'form'>
  /** Render this: it asks before typed values are lost. */
  guard: ReactNode
}

/** Drops the typed values and goes on, unless the host has gone elsewhere during the request. */
type Leave = (goOn: () => Promise<unknown>) => Promise<void>

interface Options<V extends object> {
  /** Name of the edited thing, in this tab: `webhook.new`. */
  name: string
  saved: V
  check: (values: V) => Problems
  /** The fields that a server error blames, if any. */
  refusals: (error: unknown, sent: V) => Problems | undefined
  /** An explanation, if the error blames no field. */
  failureOf: (error: unknown) => string
  /** Returns the saved values. If something new was created, it goes to its page with `leave`. */
  send: (values: V, changed: Partial<V>, leave: Leave) => Promise<V>
  /** Reads the edited thing again after it was changed elsewhere. */
  reread?: () => Promise<unknown>
}

/** A form that keeps its values through reloads until they are saved, and asks before they are lost. */
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
  const [failure, setFailure] = useState<string>()
  const { form, attach, isGone } = useForm({
    ...options,
    draft,
    onUnseen: (error) => setFailure(failureOf(error)),
  })
  const [retry, setRetry] = useState<{ left: number; settle: (saved: boolean) => void }>()
  const here = useHere()
  const guard = useLeaveGuard(form.isDirty, save)

  async function attempt(): Promise<boolean> {
    const isHere = here()
    const leave: Leave = async (goOn) => {
      draft.remove()
      if (isHere()) await goOn()
    }
    return form.send((values, changed) => send(values, changed, leave))
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
      if (isGone()) {
        toasts.show(t('form.left', { problem: failureOf(error) }), { tone: 'bad' })
        return false
      }
      if (!reread || left === 0 || !wasChanged(error)) {
        setFailure(failureOf(error))
        return false
      }
      await reread()
      // Retries after the new values are drawn. Fields that others have changed keep their values, and the rest is
      // sent.
      return new Promise((settle) => setRetry({ left: left - 1, settle }))
    }
  }

  useEffect(() => {
    if (!retry) return
    setRetry(undefined)
    void attemptWith(retry.left).then(retry.settle)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per retry, with the latest render's values
  }, [retry])

  return { form, failure, save, forget: draft.remove, element: formElement(save, attach), guard }
}

function wasChanged(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed_meanwhile'
}
