import { useDeps } from '../../data/deps.ts'
import { reaches } from '../../data/acting/reach.ts'
import { useMe } from '../../data/use-me.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { RoomBar } from '../../ui/room-bar/room-bar.tsx'

/** A bar above every room while a renewal is unpaid, with a link to pay it. `until`: epoch seconds. */
export function UnpaidBar({ until }: { until: number }) {
  const t = useText()
  const format = useFormat()
  const now = useDeps().now()
  return (
    <RoomBar label={t('unpaid.label')}>
      <p>
        {until * 1_000 > now
          ? t('unpaid.bar', { date: format.fullDayOf(until * 1_000) })
          : t('unpaid.paused')}
      </p>
      {reaches(useMe(), 'pay') && (
        <LinkButton size="xs" to="/upgrade/billing">
          {t('unpaid.pay')}
        </LinkButton>
      )}
    </RoomBar>
  )
}
