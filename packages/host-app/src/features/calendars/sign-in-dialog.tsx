import { Button, Modal, PasswordInput, TextInput } from '@mantine/core'
import type { Provider } from '@scheduling/contract'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import type { Problems } from '../../ui/form/form-state.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { useLast } from '../../ui/use-last.ts'
import { asksAccountPassword, isTyped, providerOf } from '@scheduling/contract/providers'
import { TrialAccount } from './trial-account.tsx'
import type { ConnectionActions } from './use-connection-actions.ts'
import classes from './calendars-page.module.css'

interface Props {
  /** Undefined: the dialog is closed. */
  provider: Provider | undefined
  actions: ConnectionActions
  onClose: () => void
}

/** Connects an account with credentials that its owner types. */
export function SignInDialog({ provider, actions, onClose }: Props) {
  const t = useText()
  const shown = useLast(provider)
  return (
    <Modal
      opened={provider !== undefined}
      onClose={onClose}
      title={t('connections.sign_in_title', { name: shown ? providerOf(shown.id).name : '' })}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {shown && <SignInForm key={shown.id} provider={shown} actions={actions} onDone={onClose} />}
    </Modal>
  )
}

interface FormProps {
  provider: Provider
  actions: ConnectionActions
  onDone: () => void
}

function SignInForm({ provider: { id, asks, trial }, actions, onDone }: FormProps) {
  const t = useText()
  const labelOf = (name: (typeof asks)[number]) =>
    t(name === 'password' && asksAccountPassword(id) ? 'connections.own_password' : `connections.${name}`)
  const { form, attach } = useForm({
    saved: { address: '', user: '', password: '', key: '' },
    check: (values): Problems =>
      Object.fromEntries(
        asks.filter((name) => !values[name].trim()).map((name) => [name, t('field.required')]),
      ),
    // A problem with the whole form is shown at the first field.
    refusals: (error) => fieldProblems(error, t) ?? { [asks[0] ?? 'address']: problemText(error, t) },
  })

  async function connect() {
    const isDone = await form.send(async (values) => {
      await actions.open(id, Object.fromEntries(asks.map((name) => [name, values[name]])))
      return values
    })
    if (isDone) onDone()
  }

  return (
    <form
      ref={attach}
      className={classes.connect}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void connect()
      }}
    >
      <p>{isTyped(id) && t(`connections.${id}_text`)}</p>
      {trial && (
        <TrialAccount
          typed={asks.map((name) => ({ name, label: labelOf(name), value: trial[name] ?? '' }))}
          onFill={(name, value) => form.set(name, value)}
        />
      )}
      {asks.map((name) => {
        const Input = name === 'password' || name === 'key' ? PasswordInput : TextInput
        return (
          <Input
            key={name}
            {...form.text(name)}
            aria-required
            className={classes.typed}
            label={labelOf(name)}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )
      })}
      <Button type="submit" loading={form.isSending}>
        {t('connections.connect', { name: providerOf(id).name })}
      </Button>
    </form>
  )
}
