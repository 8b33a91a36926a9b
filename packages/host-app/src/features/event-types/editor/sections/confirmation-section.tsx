import { Radio, Switch } from '@mantine/core'
import { useText } from '../../../../language/language.tsx'
import { UrlField } from '../../../../ui/url-field.tsx'
import { Lockable } from '../../../managed/locks.tsx'
import classes from './sections.module.css'
import type { SectionProps } from './section-props.ts'

export function ConfirmationSection({ form }: SectionProps) {
  const t = useText()
  const { confirmation, allowGuests, confirmEmail } = form.values
  return (
    <>
      <Lockable field="confirmation">
        <Radio.Group
          label={t('confirmation.label')}
          value={confirmation.kind}
          onChange={(kind) =>
            form.set('confirmation', kind === 'page' ? { kind } : { kind: 'redirect', url: '' })
          }
        >
          <div className={classes.radios}>
            <Radio value="page" label={t('confirmation.page')} />
            <Radio value="redirect" label={t('confirmation.redirect')} />
          </div>
        </Radio.Group>
        {confirmation.kind === 'redirect' && (
          <UrlField
            name="confirmation.url"
            label={t('confirmation.url')}
            placeholder="https://"
            value={confirmation.url}
            error={form.error('confirmation.url')}
            onBlur={() => form.leave('confirmation.url')}
            onChange={(url) => form.set('confirmation', { kind: 'redirect', url })}
          />
        )}
      </Lockable>
      <Lockable field="allowGuests">
        <Switch
          label={t('event_type.allow_guests')}
          description={t('event_type.allow_guests_text')}
          checked={allowGuests}
          onChange={(event) => form.set('allowGuests', event.currentTarget.checked)}
        />
      </Lockable>
      <Lockable field="confirmEmail">
        <Switch
          label={t('event_type.confirm_email')}
          description={t('event_type.confirm_email_text')}
          checked={confirmEmail}
          onChange={(event) => form.set('confirmEmail', event.currentTarget.checked)}
        />
      </Lockable>
    </>
  )
}
