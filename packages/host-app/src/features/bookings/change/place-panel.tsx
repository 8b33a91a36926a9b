import { Button, Select, TextInput } from '@mantine/core'
import type { HostBooking } from '@scheduling/contract'
import { isRoom } from '@scheduling/domain'
import { useQueryClient } from '@tanstack/react-query'
import { BOOKINGS } from '../../../data/bookings.ts'
import { fieldProblems, problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { KeptFormFrame } from '../../../ui/form/kept-form-frame.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { UrlField } from '../../../ui/url-field.tsx'
import { CloseGuard } from './close-guard.tsx'
import classes from './panel.module.css'
import { checkPlace, locationOf, PLACE_CHOICES, placeValuesOf } from './place-values.ts'
import type { PlaceValues } from './place-values.ts'
import { useBookingActions } from './use-booking-actions.ts'

/** Where the meeting takes place. Everybody who comes gets an email, so nothing changes before the server agrees. */
export function PlacePanel({ booking, onDone }: { booking: HostBooking; onDone: () => void }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { changePlace } = useBookingActions(booking)
  const kept = useKeptForm<PlaceValues>({
    name: `booking.place.${booking.id}`,
    saved: placeValuesOf(booking),
    check: (values) => checkPlace(values, t),
    refusals: (error) => fieldProblems(error, t, (path) => path.replace(/^location\.(value|url)$/, 'value')),
    failureOf: (error) => problemText(error, t),
    reread: async () => queryClient.refetchQueries({ queryKey: BOOKINGS }),
    async send(values, _changed, leave) {
      const saved = placeValuesOf(await changePlace(locationOf(values)))
      await leave(async () => onDone())
      return saved
    },
  })
  const { form } = kept
  return (
    <>
      <KeptFormFrame kept={kept} className={classes.panel} nameOf={() => t('booking.location')}>
        <h3>{t('booking.change_place')}</h3>
        <p className={classes.text}>{t('booking.place_text')}</p>
        <Select
          name="kind"
          label={t('booking.location')}
          allowDeselect={false}
          data={PLACE_CHOICES.map((kind) => ({ value: kind, label: t(`location.${kind}`) }))}
          value={form.values.kind}
          onChange={(chosen) => {
            const kind = PLACE_CHOICES.find((one) => one === chosen)
            if (!kind) return
            form.set('kind', kind)
            form.set('value', '')
          }}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a button, so the focus belongs here
          autoFocus
        />
        <PlaceField form={form} />
        <div className={classes.actions}>
          <Button
            variant="default"
            onClick={() => {
              form.discard()
              onDone()
            }}
          >
            {t('form.discard')}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {t('booking.change_place')}
          </Button>
        </div>
      </KeptFormFrame>
      <CloseGuard isDirty={form.isDirty} save={kept.save} />
    </>
  )
}

/** The link of a room, or the words for any other place. */
function PlaceField({ form }: { form: Form<PlaceValues> }) {
  const t = useText()
  const { kind } = form.values
  if (isRoom(kind)) return <UrlField {...form.value('value')} aria-required label={t('emails.room')} />
  return (
    <TextInput
      {...form.text('value')}
      aria-required
      label={t(`location.${kind}`)}
      placeholder={t(`location.${kind}_example`)}
    />
  )
}
