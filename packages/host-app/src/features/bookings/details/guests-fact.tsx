import type { HostBooking } from '@scheduling/contract'
import { useText } from '../../../language/language.tsx'
import { NameList } from '../../../ui/name-list.tsx'
import { ChangeButton } from './change-button.tsx'
import { Fact } from './facts.tsx'

/** Who comes along. People of a poll voted for its time, so they stay. */
export function GuestsFact({ booking, onChange }: { booking: HostBooking; onChange?: () => void }) {
  const t = useText()
  const { guests, isOfSeveral } = booking
  const change = isOfSeveral ? undefined : onChange
  if (guests.length === 0 && !change) return null
  return (
    <Fact name={t('booking.guests')}>
      <NameList names={guests} />
      {change && <ChangeButton text={t('booking.change_guests')} onClick={change} />}
    </Fact>
  )
}
