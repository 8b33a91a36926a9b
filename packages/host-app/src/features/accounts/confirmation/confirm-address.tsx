import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useText } from '../../../language/language.tsx'
import classes from './confirm-address.module.css'
import type { Confirmation } from './use-confirmation.ts'

/** The field for the code in the mail, with help if no mail came. */
export function ConfirmAddress({ of, isCompact }: { of: Confirmation; isCompact?: boolean }) {
  const t = useText()
  const { isChanging, isResending, said } = of
  return (
    <div className={classes.confirm} data-compact={isCompact || undefined}>
      {isChanging ? (
        <AddressForm of={of} isCompact={isCompact} />
      ) : (
        <CodeForm of={of} isCompact={isCompact} />
      )}
      {!isChanging && (
        <div className={classes.ways}>
          <Button variant="subtle" size="compact-sm" loading={isResending} onClick={of.resend}>
            {t('confirm.resend')}
          </Button>
          <Button variant="subtle" color="gray" size="compact-sm" onClick={of.startChange}>
            {t('confirm.other')}
          </Button>
        </div>
      )}
      <output className={classes.said} data-bad={said?.isBad || undefined}>
        {said?.text}
      </output>
    </div>
  )
}

interface Props {
  of: Confirmation
  isCompact: boolean | undefined
}

function CodeForm({ of, isCompact }: Props) {
  const t = useText()
  const { form, attach } = of.code
  return (
    <form ref={attach} className={classes.form} onSubmit={submitting(of.confirm)} noValidate>
      <TextInput
        {...form.text('code')}
        aria-required
        {...labeled(t('confirm.code'), isCompact)}
        className={classes.code}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        size={isCompact ? 'sm' : 'md'}
      />
      <Button type="submit" size={isCompact ? 'sm' : 'md'} loading={form.isSending}>
        {t('confirm.action')}
      </Button>
    </form>
  )
}

function AddressForm({ of, isCompact }: Props) {
  const t = useText()
  const { form, attach } = of.address
  return (
    <form ref={attach} className={classes.form} onSubmit={submitting(of.change)} noValidate>
      <TextInput
        {...form.text('email')}
        aria-required
        {...labeled(t('account.email'), isCompact)}
        className={classes.email}
        type="email"
        dir="ltr"
        autoComplete="email"
        size={isCompact ? 'sm' : 'md'}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the pressed button opened this field
        autoFocus
      />
      <Button type="submit" size={isCompact ? 'sm' : 'md'} loading={form.isSending}>
        {t('confirm.other_action')}
      </Button>
      <Button variant="default" size={isCompact ? 'sm' : 'md'} onClick={of.endChange}>
        {t('dialog.cancel')}
      </Button>
    </form>
  )
}

/** A bar has no room above a field, so the label is inside it and in its accessible name. */
function labeled(text: string, isCompact: boolean | undefined) {
  return isCompact ? { 'aria-label': text, placeholder: text } : { label: text }
}

function submitting(act: () => void) {
  return (event: FormEvent) => {
    event.preventDefault()
    act()
  }
}
