import { Button, TextInput } from '@mantine/core'
import type { BookingLink } from '@scheduling/contract'
import { dateOf, limits } from '@scheduling/domain'
import { useDeps } from '../../data/deps.ts'
import { useMe } from '../../data/use-me.ts'
import { useNow } from '../../data/use-now.ts'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import { useRepeatable } from '../../ui/form/use-repeatable.ts'
import { NumberField } from '../../ui/number-field/number-field.tsx'
import classes from './booking-links.module.css'
import { bodyOf, checkLinks, NEW_LINKS } from './link-values.ts'

interface Props {
  eventTypeId: string
  onMade: (links: BookingLink[]) => void
  onCancel: () => void
}

export function LinksForm({ eventTypeId, onMade, onCancel }: Props) {
  const t = useText()
  const { timeZone } = useMe()
  const now = useNow()
  const { call } = useDeps()
  const once = useRepeatable()
  const { form, failure, element } = useSentForm({
    saved: NEW_LINKS,
    check: (values) => checkLinks(values, { now, timeZone }, t),
    async send(values) {
      const body = bodyOf(values, { now, timeZone })
      const params = { id: eventTypeId }
      const { links } = await once(body, async (idempotencyKey) =>
        call('POST /event-types/:id/links', { params, body, idempotencyKey }),
      )
      onMade(links)
    },
  })
  return (
    <form {...element} className={classes.parts} aria-label={t('links.add')}>
      <FormNotices isRestored={false} failure={failure} />
      <div className={classes.pair}>
        <NumberField
          {...form.value('count')}
          aria-required
          label={t('links.count')}
          min={1}
          max={limits.LINKS_AT_ONCE_MAX}
        />
        <NumberField
          {...form.value('maxUses')}
          aria-required
          label={t('links.max_uses')}
          min={1}
          max={limits.LINK_USES_MAX}
        />
      </div>
      <TextInput
        {...form.text('expiresAt')}
        type="date"
        min={dateOf(timeZone, now)}
        label={t('links.last_date')}
        description={t('links.last_date_text')}
      />
      <TextInput
        {...form.text('label')}
        label={t('links.label')}
        description={t('links.label_text')}
        autoComplete="off"
      />
      {form.values.count === 1 && (
        <div className={classes.pair}>
          <TextInput
            {...form.text('prefill.name')}
            label={t('links.name')}
            description={t('links.prefill_text')}
            autoComplete="off"
          />
          <TextInput
            {...form.text('prefill.email')}
            type="email"
            dir="ltr"
            label={t('links.email')}
            description={t('links.prefill_text')}
            autoComplete="off"
          />
        </div>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={form.isSending}>
          {t('links.add')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('dialog.cancel')}
        </Button>
      </div>
    </form>
  )
}
