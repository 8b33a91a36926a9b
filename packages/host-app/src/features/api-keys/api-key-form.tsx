import { Button, Input, PasswordInput, SegmentedControl, Select, TextInput } from '@mantine/core'
import type { KeyArea } from '@scheduling/contract'
import { useId } from 'react'
import { AREAS } from '../../data/key-areas.ts'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import classes from './api-keys.module.css'
import type { Access, KeyValues } from './key-values.ts'
import { ACCESS, checkKey, NEW_KEY, VALIDITY } from './key-values.ts'

interface Props {
  /** A key for a program that we know: what it needs is not asked. */
  start?: KeyValues
  /** Throws the server's refusal. */
  make: (values: KeyValues) => Promise<string>
  onMade: (secret: string) => void
  onCancel: () => void
}

export function ApiKeyForm({ start, make, onMade, onCancel }: Props) {
  const t = useText()
  const { form, failure, element } = useSentForm({
    saved: start ?? NEW_KEY,
    check: (values) => checkKey(values, t),
    send: async (values) => onMade(await make(values)),
  })
  const { access, validity } = form.values
  return (
    <form {...element} className={classes.form} aria-label={t('api_keys.add')}>
      <FormNotices isRestored={false} failure={failure} />
      <TextInput
        {...form.text('name')}
        aria-required
        label={t('api_keys.name')}
        description={t('api_keys.name_text')}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the pressed button opened this field
        autoFocus
      />
      {!start && (
        <fieldset className={classes.areas} data-path="scopes" tabIndex={-1}>
          <legend>{t('api_keys.access')}</legend>
          {AREAS.map((area) => (
            <AreaAccess
              key={area}
              area={area}
              value={access[area]}
              onChange={(chosen) => form.set('access', { ...access, [area]: chosen })}
            />
          ))}
          {form.error('scopes') && <Input.Error role="alert">{form.error('scopes')}</Input.Error>}
        </fieldset>
      )}
      <Select
        label={t('api_keys.validity')}
        value={validity}
        data={VALIDITY.map((value) => ({ value, label: t(`api_keys.validity_${value}`) }))}
        allowDeselect={false}
        onChange={(value) => form.set('validity', VALIDITY.find((one) => one === value) ?? validity)}
      />
      <PasswordInput
        {...form.text('current')}
        aria-required
        label={t('api_keys.password')}
        description={t('api_keys.password_text')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('api_keys.password_show') }}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={form.isSending}>
          {t('api_keys.make')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('dialog.cancel')}
        </Button>
      </div>
    </form>
  )
}

interface AreaProps {
  area: KeyArea
  value: Access
  onChange: (value: Access) => void
}

function AreaAccess({ area, value, onChange }: AreaProps) {
  const t = useText()
  const label = useId()
  return (
    <div className={classes.area}>
      <span id={label}>{t(`api_keys.area_${area}`)}</span>
      <SegmentedControl
        size="xs"
        aria-labelledby={label}
        value={value}
        data={ACCESS.map((one) => ({ value: one, label: t(`api_keys.access_${one}`) }))}
        onChange={(chosen) => onChange(ACCESS.find((one) => one === chosen) ?? value)}
      />
    </div>
  )
}
