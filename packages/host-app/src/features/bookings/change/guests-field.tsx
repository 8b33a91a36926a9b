import { Textarea } from '@mantine/core'
import { limits } from '@scheduling/domain'
import { useText } from '../../../language/language.tsx'
import type { Form } from '../../../ui/form/use-form.ts'

interface Props {
  form: Pick<Form<{ guests: string }>, 'text'>
  autoFocus?: boolean
}

/** Guests, one address per line. */
export function GuestsField({ form, autoFocus = false }: Props) {
  const t = useText()
  return (
    <Textarea
      {...form.text('guests')}
      label={t('booking.guests')}
      description={t('booking.guests_hint', { max: limits.GUESTS_MAX })}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- where a button opens it, the focus belongs here
      autoFocus={autoFocus}
      dir="ltr"
      autosize
      minRows={2}
      maxRows={limits.GUESTS_MAX}
    />
  )
}
