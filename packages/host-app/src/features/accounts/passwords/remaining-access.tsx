import { Checkbox } from '@mantine/core'
import type { KnownDevice } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { isolated } from '../../../language/isolate.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import classes from '../account-page.module.css'
import { stayingQuery } from './queries.ts'

export interface Ends {
  removesPasskeys: boolean
  forgetsDevices: boolean
}

interface Props<V extends Ends> {
  form: Form<V>
  link: { id: string; codex: string }
}

/** Lists what stays valid after a new password, with the option to end it. */
export function RemainingAccess<V extends Ends>({ form, link }: Props<V>) {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const { data: staying } = useQuery(stayingQuery(call, link))
  if (!staying || staying.passkeys.length + staying.devices.length === 0) return null
  const passkeys = staying.passkeys.map(({ name }) => name)
  const devices = [...new Set(staying.devices.map((device) => nameOf(device, t)))]
  const names = (of: string[]) => format.list(of.map(isolated))
  return (
    <fieldset className={classes.staying}>
      <legend>{t('staying.title')}</legend>
      {passkeys.length > 0 && (
        <Checkbox
          label={t('staying.passkeys')}
          description={t('staying.passkeys_text', { names: names(passkeys) })}
          checked={form.values.removesPasskeys}
          onChange={({ target }) => form.set('removesPasskeys', target.checked)}
        />
      )}
      {devices.length > 0 && (
        <Checkbox
          label={t('staying.devices')}
          description={t('staying.devices_text', { names: names(devices) })}
          checked={form.values.forgetsDevices}
          onChange={({ target }) => form.set('forgetsDevices', target.checked)}
        />
      )}
    </fieldset>
  )
}

function nameOf({ browser, system }: KnownDevice, t: HostTranslate): string {
  if (browser && system) return t('staying.device', { browser, system })
  return browser ?? system ?? t('staying.unknown')
}
