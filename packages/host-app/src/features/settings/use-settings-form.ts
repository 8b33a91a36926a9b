import type { Settings } from '@scheduling/contract'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { draftStore } from '../../ui/form/draft.ts'
import type { Problems } from '../../ui/form/form-state.ts'
import { useForm } from '../../ui/form/use-form.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { useSettingsActions } from './use-settings-actions.ts'

type SettingKey = Exclude<keyof Settings, 'formerLinks'>

export interface SettingsForm<V extends object> {
  form: Form<V>
  attach: (element: HTMLFormElement | null) => void
  /** Why it was not accepted, where no field is to blame. */
  failure: string | undefined
  save: () => Promise<boolean>
  /** To be drawn: asks before what was typed is left behind. */
  guard: ReactNode
}

/** One part of the settings; `keys` are its fields, the same ones each time. */
export function useSettingsForm<K extends SettingKey>(
  part: string,
  settings: Settings,
  keys: readonly K[],
  check: (values: Pick<Settings, K>) => Problems = () => ({}),
): SettingsForm<Pick<Settings, K>> {
  const t = useText()
  const toasts = useToasts()
  const actions = useSettingsActions()
  const [failure, setFailure] = useState<string>()
  const saved = useMemo(() => pick(settings, keys), [settings, keys])
  const draft = useMemo(() => draftStore<Pick<Settings, K>>(sessionStorage, `settings.${part}`), [part])
  const { form, attach } = useForm({ saved, check, draft, refusals: (error) => fieldProblems(error, t) })
  const guard = useLeaveGuard(form.isDirty, save)

  function save(): Promise<boolean> {
    setFailure(undefined)
    return form
      .send(async (_all, changed) => {
        const accepted = pick(await actions.save(changed), keys)
        toasts.show(t('settings.saved'))
        return accepted
      })
      .catch((error: unknown) => {
        setFailure(problemText(error, t))
        return false
      })
  }

  return { form, attach, failure, save, guard }
}

function pick<K extends SettingKey>(settings: Settings, keys: readonly K[]): Pick<Settings, K> {
  return Object.fromEntries(keys.map((key) => [key, settings[key]])) as Pick<Settings, K>
}
