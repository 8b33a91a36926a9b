import { afterPress, watchPresses } from '@scheduling/booking-ui/after-press'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { focusBack } from '../focus-back.ts'
import type { DraftStore } from './draft.ts'
import { focusFirst, focusOn } from './focus-path.ts'
import {
  accept,
  alike,
  changes,
  discard,
  keepMine,
  leaveField,
  rebase,
  refuse,
  setValue,
  shownProblems,
  startForm,
  takeTheirs,
  tryToSend,
} from './form-state.ts'
import type { FormState, Problems } from './form-state.ts'

interface Options<V extends object> {
  saved: V
  check: (values: V) => Problems
  /** Where typed values are kept; read once. */
  draft?: DraftStore<V>
  /** The fields that a server error blames, if any. */
  refusals?: (error: unknown, sent: V) => Problems | undefined
  /** The error blames only what the form does not show. */
  onUnseen?: (error: unknown) => void
}

/** Marks the choice between typed values and those that others have saved. */
export const CONTESTED = 'data-contested'

interface FieldProps {
  name: string
  error: string | undefined
  onBlur: () => void
}

export interface Form<V extends object> {
  values: V
  saved: V
  changed: Partial<V>
  isDirty: boolean
  isSending: boolean
  /** A draft was found and applied over the saved values. */
  isRestored: boolean
  problems: Problems
  /** Fields that were also changed elsewhere. Nothing is sent before one of the two is chosen. */
  contested: readonly string[]
  keepMine: () => void
  takeTheirs: () => void
  set: <K extends keyof V>(key: K, value: V[K]) => void
  leave: (path: string) => void
  error: (path: string) => string | undefined
  /** For inputs that report a change event. */
  text: <K extends keyof V & string>(
    key: K,
  ) => FieldProps & {
    value: V[K]
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  }
  /** For inputs that report the value. */
  value: <K extends keyof V & string>(key: K) => FieldProps & { value: V[K]; onChange: (value: V[K]) => void }
  /**
   * Sends if there are no errors. Otherwise it focuses the first field with an error, or the choice. `save` returns
   * the saved values. True if accepted. Repeat: does nothing during a request.
   */
  send: (save: (values: V, changed: Partial<V>) => Promise<V>) => Promise<boolean>
  discard: () => void
}

/**
 * `attach` is the `ref` of the element around the fields, in which fields are focused. `isGone` says whether that element
 * has left the page, where nobody reads what its form says.
 */
export function useForm<V extends object>({
  saved,
  check,
  draft,
  refusals,
  onUnseen,
}: Options<V>): {
  form: Form<V>
  attach: (element: HTMLFormElement | null) => void
  isGone: () => boolean
} {
  const [state, setState] = useState(() => startForm(saved, draft?.read()))
  const [isSending, setSending] = useState(false)
  const isOnItsWay = useRef(false)
  const pressed = useRef<HTMLElement>(null)
  const [sent, setSent] = useState(0)
  const [root, setRoot] = useState<HTMLFormElement | null>(null)
  const [refusal, setRefusal] = useState<{ refused: Problems; error: unknown }>()

  if (!alike(saved, state.saved)) setState(rebase(state, saved))

  const changed = useMemo(() => changes(state.values, state.saved), [state])
  const isDirty = Object.keys(changed).length > 0
  useKeptDraft(draft, state, isDirty)

  useEffect(watchPresses, [])
  useEffect(() => () => focusBack(), [])
  useEffect(() => {
    if (sent > 0) focusBack(pressed.current)
  }, [sent])

  useEffect(() => {
    if (!refusal || !root) return
    const isSeen = Object.values(refusal.refused).some((text) => root.textContent.includes(text))
    if (isSeen) focus(refusal.refused)
    else onUnseen?.(refusal.error)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per refusal, after it is drawn
  }, [refusal])

  const isGone = () => root?.isConnected === false
  const problems = shownProblems(state, check(state.values))
  const leave = (path: string) => afterPress(() => setState((now) => leaveField(now, path)))
  const set: Form<V>['set'] = (key, value) => setState((now) => setValue(now, key, value))
  const props = (name: string) => ({ name, error: problems[name], onBlur: () => leave(name) })
  const focus = (found: Problems) =>
    // After the errors are drawn, so that a closed section has had the chance to open.
    requestAnimationFrame(() => root && focusFirst(root, Object.keys(found)))

  async function send(save: (values: V, changed: Partial<V>) => Promise<V>): Promise<boolean> {
    if (isOnItsWay.current) return false
    // Forms that show no choice send what was typed.
    const choice = state.contested.size > 0 && root?.querySelector<HTMLElement>(`[${CONTESTED}]`)
    if (choice) {
      focusOn(choice)
      return false
    }
    const found = check(state.values)
    setState((now) => tryToSend(now, found))
    if (Object.keys(found).length > 0) {
      focus(found)
      return false
    }
    isOnItsWay.current = true
    pressed.current = document.activeElement as HTMLElement | null
    setSending(true)
    try {
      const accepted = await save(state.values, changed)
      setState((now) => accept(now, state.values, accepted))
      draft?.remove()
      setSent((count) => count + 1)
      return true
    } catch (error) {
      const refused = refusals?.(error, state.values)
      if (!refused || isGone()) throw error
      setState((now) => refuse(now, refused))
      setRefusal({ refused, error })
      return false
    } finally {
      isOnItsWay.current = false
      setSending(false)
    }
  }

  const form: Form<V> = {
    values: state.values,
    saved: state.saved,
    changed,
    isDirty,
    isSending,
    isRestored: state.restored && isDirty,
    problems,
    contested: [...state.contested].map(String),
    keepMine: () => setState(keepMine),
    takeTheirs: () => setState(takeTheirs),
    set,
    leave,
    error: (path) => problems[path],
    text: (key) => ({
      ...props(key),
      value: state.values[key],
      onChange: (event) => set(key, event.currentTarget.value as V[typeof key]),
    }),
    value: (key) => ({ ...props(key), value: state.values[key], onChange: (value) => set(key, value) }),
    send,
    discard: () => setState(discard),
  }
  return { form, attach: setRoot, isGone }
}

/** Keeps what was typed while it differs from what is saved. */
function useKeptDraft<V extends object>(
  draft: DraftStore<V> | undefined,
  { saved, values }: Pick<FormState<V>, 'saved' | 'values'>,
  isDirty: boolean,
): void {
  useEffect(() => {
    if (isDirty) draft?.write({ saved, values })
    else draft?.remove()
  }, [draft, isDirty, saved, values])
}
