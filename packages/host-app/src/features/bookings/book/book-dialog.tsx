import { Modal, Skeleton } from '@mantine/core'
import type { HostBooking } from '@scheduling/contract'
import { bookingLinksTexts } from '@scheduling/messages/booking-links'
import { pickingTexts } from '@scheduling/messages/picking'
import { useQuery } from '@tanstack/react-query'
import { eventTypesQuery } from '../../../data/event-types.ts'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { Learns } from '../../../language/learns.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { BookForm } from './book-form.tsx'

// The names of the invitee's fields, and of the date and time.
const TEXTS = [bookingLinksTexts, pickingTexts]

interface Props {
  isOpen: boolean
  onClose: () => void
  /** The meeting that is booked again. Only its time is to be chosen. */
  again?: HostBooking
}

/** Books a meeting for an invitee. What was typed stays in this tab until it is booked. */
export function BookDialog({ isOpen, onClose, again }: Props) {
  const t = useText()
  const { call } = useDeps()
  const eventTypes = useQuery({ ...eventTypesQuery(call), enabled: isOpen })
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="lg"
      title={t('book.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <Learns catalogs={TEXTS}>
        <Answer of={eventTypes} loading={<Skeleton height={240} />}>
          {(all) => <BookForm eventTypes={all.filter(({ isOn }) => isOn)} again={again} onBooked={onClose} />}
        </Answer>
      </Learns>
    </Modal>
  )
}
