import type { OneOff } from '@scheduling/contract'
import { useFormat, useText } from '../../language/language.tsx'
import { OfferedRow } from '../picking/offered-row.tsx'
import { useOneOffActions } from './use-one-off-actions.ts'

export function OneOffRow({ oneOff }: { oneOff: OneOff }) {
  const t = useText()
  const format = useFormat()
  const actions = useOneOffActions()
  const { name, duration, slots, expiresAt } = oneOff
  const last = Date.parse(slots.at(-1) ?? '')
  return (
    <OfferedRow
      to="/timeslotpicker/$id"
      offered={oneOff}
      labels={{ copy: t('one_off.copy_of', { name }), more: t('one_off.more', { name }) }}
      facts={
        <>
          <span>{format.duration(duration)}</span>
          <span>{t('one_off.times', { count: slots.length })}</span>
          <span>
            {expiresAt
              ? t('one_off.until', { date: format.dayOf(Date.parse(expiresAt) - 1) })
              : t('one_off.last', { date: format.dayOf(last) })}
          </span>
        </>
      }
      deletionText={t('one_off.delete_text')}
      onDelete={() => actions.remove(oneOff)}
    />
  )
}
