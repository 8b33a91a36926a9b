import { Select, Switch, TextInput, Textarea } from '@mantine/core'
import { dateOf, INVITEE_PHONE, instantOf, POLL_ENDINGS } from '@scheduling/domain'
import { useNow } from '../../data/use-now.ts'
import { useText } from '../../language/language.tsx'
import { TimeZonePicker } from '../../time-zones/time-zone-picker.tsx'
import { DurationField } from '../../ui/duration-field/duration-field.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { LocationSection } from '../event-types/editor/sections/location-section.tsx'
import classes from '../picking/parts.module.css'
import { PickWeek } from '../picking/pick-week.tsx'
import { onClockOf } from './poll-values.ts'
import type { PollValues } from './poll-values.ts'

const FLAGS = ['hidesNames', 'hidesVotes', 'notifiesParticipants', 'notifiesHost', 'holdsTimes'] as const

interface Props {
  form: Form<PollValues>
}

/** The fields of a poll. `isKnown`: people already vote on it, so its zone stays. */
export function PollFields({ form, isKnown = false }: Props & { isKnown?: boolean }) {
  const t = useText()
  const now = useNow()
  const { values } = form
  return (
    <>
      <TextInput {...form.text('name')} aria-required label={t('poll.name')} />
      <Textarea {...form.text('description')} label={t('poll.description')} autosize minRows={2} />
      {!isKnown && (
        <Switch
          label={t('poll.all_day')}
          checked={values.isAllDay}
          onChange={(event) => form.set('isAllDay', event.currentTarget.checked)}
        />
      )}
      {!values.isAllDay && (
        <DurationField
          {...form.value('duration')}
          error={form.error('duration') ?? ''}
          label={t('poll.duration')}
          units={['minutes', 'hours']}
        />
      )}
      {!isKnown && (
        <TimeZonePicker
          label={t('poll.zone')}
          description={values.slots.length > 0 && !values.isAllDay ? t('poll.zone_text') : undefined}
          value={values.timeZone}
          onChange={(zone) => {
            form.set('slots', onClockOf(zone, values))
            form.set('timeZone', zone)
          }}
        />
      )}
      <div>
        <h2 className={classes.title}>{t('poll.location')}</h2>
        <LocationSection form={form} without={INVITEE_PHONE} />
      </div>
      <Textarea
        {...form.text('required')}
        label={t('poll.required')}
        description={t('poll.people_text')}
        autosize
        minRows={2}
      />
      <Textarea {...form.text('optional')} label={t('poll.optional')} autosize minRows={2} />
      <TextInput {...form.text('question')} label={t('poll.question')} />
      <TextInput
        {...form.text('capacity')}
        inputMode="numeric"
        label={t(isKnown ? 'poll.capacity_new' : 'poll.capacity')}
      />
      <TextInput
        {...form.text('lastDate')}
        aria-required={values.ending === 'deadline'}
        type="date"
        min={dateOf(values.timeZone, now)}
        label={t('poll.last_date')}
      />
      <Select
        label={t('poll.ending')}
        description={t('poll.tie')}
        allowDeselect={false}
        value={values.ending}
        data={POLL_ENDINGS.map((ending) => ({ value: ending, label: t(`poll.ends_${ending}`) }))}
        onChange={(ending) => ending && form.set('ending', ending)}
      />
      {FLAGS.map((flag) => (
        <Switch
          key={flag}
          label={t(`poll.${flag}`)}
          checked={values[flag]}
          onChange={(event) => form.set(flag, event.currentTarget.checked)}
        />
      ))}
    </>
  )
}

/** The options: times, or days by their dates, which stay the same in any zone. */
export function PollOptions({ form }: Props) {
  const { isAllDay, days, slots, timeZone, duration } = form.values
  return (
    <PickWeek
      key={String(isAllDay)}
      isAllDay={isAllDay}
      picked={isAllDay ? days.map((date) => instantOf(timeZone, date, '00:00')) : slots}
      duration={duration}
      timeZone={timeZone}
      error={form.error('slots')}
      onChange={(picked) => {
        if (isAllDay)
          form.set(
            'days',
            picked.map((start) => dateOf(timeZone, start)),
          )
        else form.set('slots', picked)
      }}
    />
  )
}
