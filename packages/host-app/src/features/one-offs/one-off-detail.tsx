import type { OneOff } from '@scheduling/contract'
import { MINUTE } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useMe } from '../../data/use-me.ts'
import { usePageOrigin } from '../../data/use-page-origin.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { OfferedTimes, OfferedPage } from '../picking/offered-times.tsx'
import classes from '../picking/parts.module.css'
import { OfferedCode, OfferedLink } from '../picking/share-offered.tsx'
import { PasteAsText } from './paste-as-text.tsx'
import { freeTimesQuery, oneOffQuery, oneOffsQuery } from './queries.ts'
import { useOneOffActions } from './use-one-off-actions.ts'

/** An existing one-off: its link, its times, and how to share them. */
export function OneOffDetail({ id }: { id: string }) {
  const t = useText()
  const { call } = useDeps()
  const listed = useQuery(oneOffsQuery(call)).data?.find((one) => one.id === id)
  const query = useQuery(oneOffQuery(call, id))
  return (
    <OfferedTimes
      up={{ to: '/timeslotpicker', text: t('room.one_offs') }}
      of={{ ...query, data: query.data ?? listed }}
      gone={{ title: t('one_off.gone'), text: t('one_off.gone_text') }}
    >
      {(oneOff) => <Parts oneOff={oneOff} />}
    </OfferedTimes>
  )
}

function Parts({ oneOff }: { oneOff: OneOff }) {
  const t = useText()
  const format = useFormat()
  const me = useMe()
  const { call } = useDeps()
  const origin = usePageOrigin()
  const actions = useOneOffActions()
  const free = useQuery(freeTimesQuery(call, oneOff.id, oneOff.slots)).data
  const url = `${origin}/${me.link}/${oneOff.slug}`
  const isPending = oneOff.state === 'pending'
  return (
    <OfferedPage
      up={{ to: '/timeslotpicker', text: t('room.one_offs') }}
      name={oneOff.name}
      text={t(`one_off.is_${oneOff.state}`)}
      meeting={{ id: oneOff.bookingId, label: t('one_off.open_meeting') }}
      deletionText={t('one_off.delete_text')}
      onRemove={() => actions.remove(oneOff)}
    >
      {isPending && <OfferedLink url={url} />}
      <section className={classes.part}>
        <h2>{t('one_off.offered')}</h2>
        <ul className={classes.times}>
          {oneOff.slots.map((slot) => {
            const start = Date.parse(slot)
            const isFree = free?.includes(start) ?? true
            return (
              <li key={slot} className={isFree ? undefined : classes.gone}>
                {format.dayOf(start)}, {format.timeRange(start, start + oneOff.duration * MINUTE)}
                {!isFree && <span> · {t('one_off.not_free')}</span>}
              </li>
            )
          })}
        </ul>
      </section>
      {isPending && (
        <>
          <PasteAsText oneOff={oneOff} url={url} free={free ?? []} />
          <OfferedCode origin={origin} url={url} />
        </>
      )}
    </OfferedPage>
  )
}
