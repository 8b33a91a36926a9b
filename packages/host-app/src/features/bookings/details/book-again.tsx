import { Button } from '@mantine/core'
import type { HostBooking } from '@scheduling/contract'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { BookDialog } from '../book/book-dialog.tsx'

/** Books another meeting with the same people. */
export function BookAgain({ booking }: { booking: HostBooking }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('booking.book_again')}
      </Button>
      <BookDialog isOpen={isOpen} onClose={() => setOpen(false)} again={booking} />
    </>
  )
}
