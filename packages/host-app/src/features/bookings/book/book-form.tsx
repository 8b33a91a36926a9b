import { Button, Input, Select, Switch, TextInput } from '@mantine/core'
import type { EventType, HostBooking, Reason } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import { useDeps } from '../../../data/deps.ts'
import { useNow } from '../../../data/use-now.ts'
import { useFormat, useLanguage } from '../../../language/language.tsx'
import { TimeZonePicker } from '../../../time-zones/time-zone-picker.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { KeptFormFrame } from '../../../ui/form/kept-form-frame.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { TimeField } from '../../../ui/time-field/time-field.tsx'
import { SLOTS } from '../../slots/queries.ts'
import { reasonKey, reasonText } from '../../slots/reason-text.ts'
import { GuestsField } from '../change/guests-field.tsx'
import { SlotPicker } from '../change/slot-picker.tsx'
import classes from './book-form.module.css'
import { questionsOf } from './book-values.ts'
import type { BookValues } from './book-values.ts'
import { QuestionField } from './question-field.tsx'
import { useBookForm } from './use-book-form.ts'

interface Props {
  /** Those that are on. */
  eventTypes: readonly EventType[]
  /** The meeting that is booked again. */
  again?: HostBooking | undefined
  onBooked: () => void
}

export function BookForm({ eventTypes, again, onBooked }: Props) {
  const { t } = useLanguage()
  const { kept, eventType, conflicts, bookAnyway, closeConflicts } = useBookForm(eventTypes, again, onBooked)
  const { form } = kept
  const { values } = form

  if (eventTypes.length === 0) return <p>{t('book.none_on')}</p>
  return (
    <>
      <KeptFormFrame kept={kept} className={classes.form}>
        <Select
          name="eventTypeId"
          aria-required
          label={t('bookings.event_type')}
          error={form.error('eventTypeId')}
          allowDeselect={false}
          data={eventTypes.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.eventTypeId || null}
          onChange={(id) => {
            form.set('eventTypeId', id ?? '')
            form.set('start', null)
            form.set('location', 0)
          }}
        />
        {eventType && <TimeFields form={form} eventType={eventType} />}
        <div className={classes.pair}>
          <TextInput {...form.text('name')} aria-required label={t('links.name')} autoComplete="off" />
          <TextInput
            {...form.text('email')}
            aria-required
            type="email"
            label={t('links.email')}
            autoComplete="off"
          />
        </div>
        <TimeZonePicker
          label={t('book.zone')}
          value={values.timeZone}
          onChange={(timeZone) => form.set('timeZone', timeZone)}
        />
        <GuestsField form={form} />
        {eventType && <OfferFields form={form} eventType={eventType} />}
        <div>
          <Button type="submit" loading={form.isSending}>
            {t('book.title')}
          </Button>
        </div>
      </KeptFormFrame>
      <ConflictsDialog conflicts={conflicts} onConfirm={bookAnyway} onClose={closeConflicts} />
    </>
  )
}

interface ConflictsProps {
  conflicts: readonly Reason[]
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks whether the meeting may overlap what is there. */
function ConflictsDialog({ conflicts, onConfirm, onClose }: ConflictsProps) {
  const { t } = useLanguage()
  const format = useFormat()
  return (
    <ConfirmDialog
      isOpen={conflicts.length > 0}
      isHarmless
      title={t('error.time_busy')}
      action={t('book.anyway')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ul className={classes.conflicts}>
        {conflicts.map((reason) => (
          <li key={reasonKey(reason)}>{reasonText(reason, t, format)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

interface FieldsProps {
  form: Form<BookValues>
  eventType: EventType
}

/** A free time of the event type, or any date and time. */
function TimeFields({ form, eventType }: FieldsProps) {
  const { t } = useLanguage()
  const format = useFormat()
  const now = useNow()
  const { call } = useDeps()
  const { id } = eventType
  const { anyTime, start, time } = form.values
  return (
    <>
      <Switch
        label={t('book.any_time')}
        description={t('book.any_time_text')}
        checked={anyTime}
        onChange={(event) => form.set('anyTime', event.currentTarget.checked)}
      />
      {anyTime ? (
        <div className={classes.time}>
          <TextInput
            {...form.text('date')}
            type="date"
            aria-required
            min={dateOf(format.timeZone, now)}
            label={t('pick.date')}
          />
          <TimeField
            name="time"
            aria-label={t('pick.time')}
            value={time}
            onChange={(chosen) => form.set('time', chosen)}
          />
        </div>
      ) : (
        <div data-path="start" tabIndex={-1}>
          <SlotPicker
            key={id}
            source={{
              key: [...SLOTS, id],
              ask: (query, signal) => call('GET /event-types/:id/slots', { params: { id }, query, signal }),
            }}
            selected={start ?? undefined}
            onPick={(picked) => form.set('start', picked)}
          />
          {form.error('start') && <Input.Error role="alert">{form.error('start')}</Input.Error>}
        </div>
      )}
    </>
  )
}

/** The location, where there is a choice, and the questions. */
function OfferFields({ form, eventType }: FieldsProps) {
  const { t } = useLanguage()
  const { location, answers } = form.values
  const { locations } = eventType
  return (
    <>
      {locations.length > 1 && (
        <Select
          name="location"
          label={t('booking.location')}
          allowDeselect={false}
          data={locations.map((place, index) => ({
            value: String(index),
            label: 'value' in place && place.value ? place.value : t(`location.${place.kind}`),
          }))}
          value={String(location)}
          onChange={(index) => form.set('location', Number(index))}
        />
      )}
      {questionsOf(eventType, location, t).map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={answers[question.id]}
          error={form.error(`answers.${question.id}`)}
          onChange={(answer) => form.set('answers', { ...answers, [question.id]: answer })}
        />
      ))}
    </>
  )
}
