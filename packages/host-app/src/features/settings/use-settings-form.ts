import type { Settings } from '@scheduling/contract'
import { useMemo } from 'react'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import type { Problems } from '../../ui/form/form-state.ts'
import { useKeptForm } from '../../ui/form/use-kept-form.tsx'
import type { KeptForm } from '../../ui/form/use-kept-form.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { useSettingsActions } from './use-settings-actions.ts'

type SettingKey = Exclude<keyof Settings, 'formerLinks'>

/** One part of the settings. `keys` are its fields and must be the same on each render. */
export function useSettingsForm<K extends SettingKey>(
  part: string,
  settings: Settings,
  keys: readonly K[],
  check: (values: Pick<Settings, K>) => Problems = () => ({}),
): KeptForm<Pick<Settings, K>> {
  const t = useText()
  const toasts = useToasts()
  const actions = useSettingsActions()
  const saved = useMemo(() => pick(settings, keys), [settings, keys])
  return useKeptForm({
    name: `settings.${part}`,
    saved,
    check,
    refusals: (error) => fieldProblems(error, t),
    failureOf: (error) => problemText(error, t),
    async send(_, changed) {
      const accepted = pick(await actions.save(changed), keys)
      toasts.show(t('setting.saved'))
      return accepted
    },
    reread: actions.reread,
  })
}

function pick<K extends SettingKey>(settings: Settings, keys: readonly K[]): Pick<Settings, K> {
  return Object.fromEntries(keys.map((key) => [key, settings[key]])) as Pick<Settings, K>
}
