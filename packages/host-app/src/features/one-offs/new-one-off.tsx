import { Button, Switch, TextInput, Textarea } from '@mantine/core'
import { dateOf } from '@scheduling/domain'
import { useNavigate } from '@tanstack/react-router'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { useNow } from '../../data/use-now.ts'
import { DurationField } from '../../ui/duration-field/duration-field.tsx'
import { useKeptForm } from '../../ui/form/use-kept-form.tsx'
import { LocationSection } from '../event-types/editor/sections/location-section.tsx'
import { PickWeek } from '../picking/pick-week.tsx'
import { PickingPage } from '../picking/picking-page.tsx'
import { refusalText } from '../picking/refusal-text.ts'
import classes from '../picking/parts.module.css'
import { bodyOf, checkOneOff, NEW_ONE_OFF, oneOffRefusals } from './one-off-values.ts'
import { useOneOffActions } from './use-one-off-actions.ts'

/** Offers hand-picked times once. */
export function NewOneOff() {
  const t = useText()
  const { timeZone } = useMe()
  const now = useNow()
  const navigate = useNavigate()
  const actions = useOneOffActions()
  const kept = useKeptForm({
    name: 'one-off.new',
    saved: NEW_ONE_OFF,
    check: (values) => checkOneOff(values, now, t),
    refusals: (error) => oneOffRefusals(error, t),
    failureOf: (error) => refusalText(error, t),
    async send(values, _changed, leave) {
      const { id } = await actions.add(bodyOf(values, timeZone))
      await leave(() =>
        navigate({ to: '/timeslotpicker/$id', params: { id }, replace: true, ignoreBlocker: true }),
      )
      return values
    },
  })
  const { form } = kept
  const { values } = form

  return (
    <PickingPage
      up={{ to: '/timeslotpicker', text: t('room.one_offs') }}
      title={t('one_off.add')}
      text={t('one_off.add_text')}
      phone={t('one_off.phone')}
      kept={kept}
      fields={
        <>
          <TextInput {...form.text('name')} aria-required label={t('one_off.name')} />
          <DurationField
            {...form.value('duration')}
            error={form.error('duration') ?? ''}
            label={t('one_off.duration')}
            units={['minutes', 'hours']}
          />
          <div>
            <h2 className={classes.title}>{t('one_off.location')}</h2>
            <LocationSection form={form} />
          </div>
          <Textarea {...form.text('description')} label={t('one_off.description')} autosize minRows={2} />
          <TextInput
            {...form.text('lastDate')}
            type="date"
            min={dateOf(timeZone, now)}
            label={t('one_off.last_date')}
            description={t('one_off.last_date_text')}
          />
          <Switch
            label={t('one_off.holds')}
            description={t('one_off.holds_text')}
            checked={values.holdsTimes}
            onChange={(event) => form.set('holdsTimes', event.currentTarget.checked)}
          />
          <Button type="submit" loading={form.isSending}>
            {t('one_off.create')}
          </Button>
        </>
      }
      picker={
        <PickWeek
          picked={values.slots}
          duration={values.duration}
          timeZone={timeZone}
          error={form.error('slots')}
          onChange={(slots) => form.set('slots', slots)}
        />
      }
    />
  )
}
