import { Checkbox, Switch } from '@mantine/core'
import { useMe } from '../../../../data/use-me.ts'
import { useText } from '../../../../language/language.tsx'
import { NumberField } from '../../../../ui/number-field/number-field.tsx'
import { useLocks } from '../../../managed/locks.tsx'
import { SEATS } from '../values/seat-limits.ts'
import type { SectionProps } from './section-props.ts'

// Until the host chooses something else.
const USUAL_SEATS = 10

export function SeatsSection({ form }: SectionProps) {
  const t = useText()
  const me = useMe()
  const isOfOrganization = useLocks().giver !== '' || me.organization !== null
  const { seats, showSeatsLeft, confirmEmail, approval } = form.values
  const reason = isOfOrganization
    ? t('seats.not_in_organization')
    : (confirmEmail || approval) && t('seats.not_with_confirmation')
  return (
    <>
      <Switch
        label={t('seats.switch')}
        description={reason || t('seats.switch_text')}
        checked={seats !== null}
        // Seats that are there already can always be turned off.
        disabled={Boolean(reason) && seats === null}
        onChange={(event) => form.set('seats', event.currentTarget.checked ? USUAL_SEATS : null)}
      />
      {seats !== null && (
        <>
          <NumberField
            name="seats"
            label={t('seats.count')}
            {...SEATS}
            value={seats}
            error={form.error('seats')}
            onBlur={() => form.leave('seats')}
            onChange={(count) => form.set('seats', count)}
          />
          <Checkbox
            label={t('seats.show_left')}
            checked={showSeatsLeft}
            onChange={(event) => form.set('showSeatsLeft', event.currentTarget.checked)}
          />
        </>
      )}
    </>
  )
}
