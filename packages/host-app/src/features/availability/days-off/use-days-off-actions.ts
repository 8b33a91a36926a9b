import type { TimeAway } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { withAway, withoutAway } from './days-off-changes.ts'
import { daysOffSaver } from './save-days-off.ts'

export interface DaysOffActions {
  choosePlace: (country: string | null, region: string | null) => Promise<boolean>
  setAvailable: (date: string, isAvailable: boolean) => Promise<boolean>
  addAway: (away: TimeAway) => Promise<boolean>
  changeAway: (before: TimeAway, after: TimeAway) => Promise<boolean>
  removeAway: (away: TimeAway) => Promise<void>
}

type ChangeList = (list: readonly TimeAway[]) => TimeAway[]

export function useDaysOffActions(): DaysOffActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()

  return useMemo(() => {
    const save = daysOffSaver(call, queryClient, (error) =>
      toasts.show(problemText(error, t), { tone: 'bad' }),
    )

    const undo = (back: ChangeList) => () => void save(({ away }) => ({ away: back(away) }))

    /** Of a form: the message comes when it is saved. */
    async function saveForm(text: string, by: ChangeList, back: ChangeList): Promise<boolean> {
      const isSaved = await save(({ away }) => ({ away: by(away) }), { isShownWhenSaved: true })
      if (isSaved) toasts.show(text, { undo: undo(back) })
      return isSaved
    }

    return {
      choosePlace: (country, region) => save(() => ({ country, region })),
      setAvailable: (date, isAvailable) =>
        save(({ holidays }) => ({
          availableOn: holidays
            .filter((holiday) => (holiday.date === date ? isAvailable : holiday.isAvailable))
            .map((holiday) => holiday.date),
        })),
      addAway: (away) =>
        saveForm(
          t('off.added'),
          (list) => withAway(list, away),
          (list) => withoutAway(list, away),
        ),
      changeAway: (before, after) =>
        saveForm(
          t('schedule.saved'),
          (list) => withAway(withoutAway(list, before), after),
          (list) => withAway(withoutAway(list, after), before),
        ),
      async removeAway(away) {
        const withdraw = toasts.show(t('off.deleted'), { undo: undo((list) => withAway(list, away)) })
        const isDeleted = await save((settings) => ({ away: withoutAway(settings.away, away) }))
        if (!isDeleted) withdraw()
      },
    }
  }, [call, queryClient, toasts, t])
}
