import { Radio, Switch } from '@mantine/core'
import { limits } from '@scheduling/domain'
import { useText } from '../../../../language/language.tsx'
import { NumberField } from '../../../../ui/number-field/number-field.tsx'
import { UrlField } from '../../../../ui/url-field.tsx'
import { Lockable } from '../../../managed/locks.tsx'
import classes from './sections.module.css'
import type { SectionProps } from './section-props.ts'

// Two days, until the host chooses something else.
const APPROVAL = { hours: 48, unanswered: 'decline' } as const

export function ConfirmationSection({ form }: SectionProps) {
  const t = useText()
  const { confirmation, allowGuests, confirmEmail, approval, seats } = form.values
  const hasSeats = seats !== null
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
          description={t(hasSeats ? 'seats.no_confirmation' : 'event_type.confirm_email_text')}
          checked={confirmEmail}
          disabled={hasSeats && !confirmEmail}
          onChange={(event) => form.set('confirmEmail', event.currentTarget.checked)}
        />
      </Lockable>
      <Lockable field="approval">
        <Switch
          label={t('event_type.approval')}
          description={t(hasSeats ? 'seats.no_confirmation' : 'event_type.approval_text')}
          checked={approval !== null}
          disabled={hasSeats && !approval}
          onChange={(event) => form.set('approval', event.currentTarget.checked ? APPROVAL : null)}
        />
        {approval && (
          <>
            <NumberField
              name="approval.hours"
              label={t('event_type.approval_hours')}
              description={t('event_type.approval_hours_text')}
              min={1}
              max={limits.APPROVAL_HOURS_MAX}
              value={approval.hours}
              error={form.error('approval.hours')}
              onBlur={() => form.leave('approval.hours')}
              onChange={(hours) => form.set('approval', { ...approval, hours })}
            />
            <Radio.Group
              label={t('event_type.approval_unanswered')}
              value={approval.unanswered}
              onChange={(chosen) =>
                form.set('approval', { ...approval, unanswered: chosen === 'accept' ? 'accept' : 'decline' })
              }
            >
              <div className={classes.radios}>
                <Radio value="decline" label={t('event_type.approval_decline')} />
                <Radio value="accept" label={t('event_type.approval_accept')} />
              </div>
            </Radio.Group>
          </>
        )}
      </Lockable>
    </>
  )
}
