import type { PageSlots, Team } from '@scheduling/contract'
import { DAY, MINUTE } from '@scheduling/domain'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useNow } from '../../../data/use-now.ts'
import { SLOTS } from '../../slots/queries.ts'
import { previewSlots, previewTiming } from './preview-values.ts'
import type { EventTypeValues } from './values/editor-values.ts'

const SHOWN_DAYS = 62
// Waits for a pause, so that typing a number does not send a request per digit.
const TYPING_MS = 250
// The same result is used this long, however often the page renders.
const STEP = 5 * MINUTE

/**
 * The free starts with these settings, as the real page would offer them: the server knows every calendar. The
 * previous starts stay until the next result; undefined before the first. Without `unsavedTeam`, the saved one has them.
 */
export function usePreviewSlots(
  id: string | undefined,
  values: EventTypeValues | undefined,
  unsavedTeam?: Team,
): PageSlots | undefined {
  const { call } = useDeps()
  const now = useNow()
  const [settled] = useDebouncedValue(values, TYPING_MS)
  const [team] = useDebouncedValue(unsavedTeam, TYPING_MS)
  const timing = useMemo(() => settled && previewTiming(settled), [settled])
  const start = Math.floor(now / STEP) * STEP
  const from = new Date(start).toISOString()
  const to = new Date(start + SHOWN_DAYS * DAY).toISOString()
  const { data } = useQuery({
    queryKey: [...SLOTS, 'preview', id, timing, team, from],
    queryFn: timing
      ? async ({ signal }) =>
          previewSlots(
            await call('POST /event-types/preview', { body: { id, team, ...timing, from, to }, signal }),
            {
              from,
              to,
            },
          )
      : skipToken,
    placeholderData: keepPreviousData,
  })
  return data
}
