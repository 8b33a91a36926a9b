import { Radio, Stack } from '@mantine/core'
import type { HostBooking } from '@scheduling/contract'
import { useText } from '../../../language/language.tsx'

interface Props {
  booking: Pick<HostBooking, 'seats' | 'invitee'>
  allInvitees: boolean
  onChange: (allInvitees: boolean) => void
}

/** Whether a change is for one invitee, or for all who share the time. Empty if nobody else does. */
export function AllInviteesField({ booking: { seats, invitee }, allInvitees, onChange }: Props) {
  const t = useText()
  if (!seats || seats.taken < 2) return null
  return (
    <Radio.Group
      label={t('booking.change_for')}
      value={allInvitees ? 'all' : 'invitee'}
      onChange={(chosen) => onChange(chosen === 'all')}
    >
      <Stack gap="xs" mt="xs">
        <Radio
          value="invitee"
          label={t('booking.only_invitee', { name: invitee.name || t('booking.erased') })}
        />
        <Radio value="all" label={t('booking.all_invitees', { count: seats.taken })} />
      </Stack>
    </Radio.Group>
  )
}
