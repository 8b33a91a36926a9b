import { Switch } from '@mantine/core'
import type { Settings } from '@scheduling/contract'
import { useState } from 'react'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { useSettingsActions } from './use-settings-actions.ts'

/** Whether each booking needs a short proof of work from the visitor's device. Saved right away. */
export function ProofSwitch({ settings }: { settings: Settings }) {
  const t = useText()
  const toasts = useToasts()
  const actions = useSettingsActions()
  const [wanted, setWanted] = useState<boolean>()

  async function turn(asksForProof: boolean) {
    if (wanted !== undefined) return
    setWanted(asksForProof)
    try {
      await actions.save({ asksForProof })
      toasts.show(t('setting.saved'))
    } catch (error) {
      toasts.show(problemText(error, t), { tone: 'bad' })
      // Another tab may have saved other settings.
      await actions.reread()
    } finally {
      setWanted(undefined)
    }
  }

  return (
    <Switch
      label={t('my_link.proof')}
      description={t('my_link.proof_text')}
      checked={wanted ?? settings.asksForProof}
      onChange={(event) => void turn(event.currentTarget.checked)}
    />
  )
}
