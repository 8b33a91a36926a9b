import { Button, Select, Switch, TextInput, Textarea } from '@mantine/core'
import { dateOf, POLL_ENDINGS } from '@scheduling/domain'
import { useNavigate } from '@tanstack/react-router'
import { fieldProblems } from '../../data/problem-text.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { TimeZonePicker } from '../../time-zones/time-zone-picker.tsx'
import { useNow } from '../../data/use-now.ts'
import { DurationField } from '../../ui/duration-field/duration-field.tsx'
import { KeptFormFrame } from '../../ui/form/kept-form-frame.tsx'
import { useKeptForm } from '../../ui/form/use-kept-form.tsx'
import { Page } from '../../ui/page/page.tsx'
import { LocationSection } from '../event-types/sections/location-section.tsx'
import classes from '../picking/parts.module.css'
import { DesktopOnly } from '../picking/desktop-only.tsx'
import { PickDays } from '../picking/pick-days.tsx'
import { PickWeek } from '../picking/pick-week.tsx'
import { refusalText } from '../picking/refusal-text.ts'
import { bodyOf, checkPoll, newPoll } from './poll-values.ts'
import { usePollActions } from './use-poll-actions.ts'

const FLAGS = ['hidesNames', 'hidesVotes', 'notifiesParticipants', 'notifiesHost', 'holdsTimes'] as const

/** Lets people vote on times or days. */
export function NewPoll() {
  const t = useText()
  const me = useMe()
  const now = useNow()
  const navigate = useNavigate()
  const actions = usePollActions()
  const kept = useKeptForm({
    name: 'poll.new',
    saved: newPoll(me.timeZone),
    check: (values) => checkPoll(values, now, t),
    refusals: (error) => fieldProblems(error, t),
    failureOf: (error) => refusalText(error, t),
    async send(values, _changed, forget) {
      const { id } = await actions.add(bodyOf(values))
      forget()
      await navigate({ to: '/groupinvite/$id', params: { id }, replace: true, ignoreBlocker: true })
      return values
    },
  })
  const { form } = kept
  const { values } = form

  return (
    <Page
      isWide
      up={{ to: '/groupinvite', text: t('room.polls') }}
      title={t('poll.add')}
      text={t('poll.add_text')}
    >
      <DesktopOnly title={t('poll.phone')} text={t('pick.phone_text')}>
        <KeptFormFrame kept={kept} className={classes.columns}>
          <div className={classes.part}>
            <TextInput {...form.text('name')} label={t('poll.name')} />
            <Textarea {...form.text('description')} label={t('poll.description')} autosize minRows={2} />
            <Switch
              label={t('poll.all_day')}
              checked={values.isAllDay}
              onChange={(event) => form.set('isAllDay', event.currentTarget.checked)}
            />
            {!values.isAllDay && (
              <DurationField
                {...form.value('duration')}
                error={form.error('duration') ?? ''}
                label={t('poll.duration')}
                units={['minutes', 'hours']}
              />
            )}
            <TimeZonePicker
              label={t('poll.zone')}
              value={values.timeZone}
              onChange={(zone) => form.set('timeZone', zone)}
            />
            <div>
              <h2 className={classes.title}>{t('poll.location')}</h2>
              <LocationSection form={form} />
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
            <TextInput {...form.text('capacity')} inputMode="numeric" label={t('poll.capacity')} />
            <TextInput
              {...form.text('lastDate')}
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
            <Button type="submit" loading={form.isSending}>
              {t('poll.create')}
            </Button>
          </div>
          {values.isAllDay ? (
            <PickDays
              picked={values.days}
              timeZone={values.timeZone}
              error={form.error('slots')}
              onChange={(days) => form.set('days', days)}
            />
          ) : (
            <PickWeek
              picked={values.slots}
              duration={values.duration}
              timeZone={values.timeZone}
              error={form.error('slots')}
              onChange={(slots) => form.set('slots', slots)}
            />
          )}
        </KeptFormFrame>
      </DesktopOnly>
    </Page>
  )
}
