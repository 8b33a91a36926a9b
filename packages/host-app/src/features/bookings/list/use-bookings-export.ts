import { useMutation } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { filterQuery } from '../../../data/bookings.ts'
import type { BookingFilter } from '../../../data/bookings.ts'
import { useText } from '../../../language/language.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'

/** Downloads all bookings of the list as a file. Repeat: downloads it again. */
export function useBookingsExport(filter: BookingFilter): { isExporting: boolean; start: () => void } {
  const { download } = useDeps()
  const toasts = useToasts()
  const t = useText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => download('GET /bookings.csv', { query: filterQuery(filter) }),
    onSuccess: ({ name, content }) => {
      saveFile(name, content)
      toasts.show(t('bookings.exported', { file: name }))
    },
    onError: (error) => toasts.show(problemText(error, t), { tone: 'bad' }),
  })
  return { isExporting: isPending, start: () => mutate() }
}
