import type { OneOff } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { useMe } from '../../data/use-me.ts'
import { usePageOrigin } from '../../data/use-page-origin.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { IconDelete } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { EmbedsSkeleton } from '../embeds/embeds-picture.tsx'
import { EmbedCode } from '../embeds/embed-code.tsx'
import { ShareLink } from '../embeds/share-link.tsx'
import classes from '../picking/parts.module.css'
import { PasteAsText } from './paste-as-text.tsx'
import { freeTimesQuery, oneOffQuery, oneOffsQuery } from './queries.ts'
import { useOneOffActions } from './use-one-off-actions.ts'

/** One that was created: its link, its times, and the ways to hand them on. */
export function KnownOneOff({ id }: { id: string }) {
  const t = useText()
  const { call } = useDeps()
  const listed = useQuery(oneOffsQuery(call)).data?.find((one) => one.id === id)
  const asked = useQuery(oneOffQuery(call, id))
  const oneOff = asked.data ?? listed
  const up = { to: '/timeslotpicker', text: t('room.one_offs') } as const
  if (asked.error && !oneOff)
    return (
      <Page up={up} title={t('one_off.gone')}>
        <EmptyState
          title={t('one_off.gone')}
          text={t('one_off.gone_text')}
          actions={<LinkButton to="/timeslotpicker">{t('room.one_offs')}</LinkButton>}
        />
      </Page>
    )
  return (
    <Answer
      of={{ ...asked, data: oneOff }}
      loading={
        <Page up={up} title={t('room.one_offs')}>
          <EmbedsSkeleton />
        </Page>
      }
    >
      {(known) => <Parts oneOff={known} />}
    </Answer>
  )
}

function Parts({ oneOff }: { oneOff: OneOff }) {
  const t = useText()
  const format = useFormat()
  const me = useMe()
  const { call } = useDeps()
  const origin = usePageOrigin()
  const navigate = useNavigate()
  const actions = useOneOffActions()
  const free = useQuery(freeTimesQuery(call, oneOff.id, oneOff.slots)).data
  const url = `${origin}/${me.link}/${oneOff.slug}`
  const isPending = oneOff.state === 'pending'
  const remove = async () => {
    if (await actions.remove(oneOff)) await navigate({ to: '/timeslotpicker' })
  }

  return (
    <Page
      up={{ to: '/timeslotpicker', text: t('room.one_offs') }}
      title={oneOff.name}
      text={t(`one_off.is_${oneOff.state}`)}
      actions={
        <>
          {oneOff.bookingId && (
            <LinkButton to="/scheduled-events" search={{ booking: oneOff.bookingId }} variant="default">
              {t('one_off.open_meeting')}
            </LinkButton>
          )}
          <Button variant="default" leftSection={<IconDelete size={16} />} onClick={() => void remove()}>
            {t('row.delete')}
          </Button>
        </>
      }
    >
      <div className={classes.parts}>
        {isPending && (
          <section className={classes.part}>
            <h2>{t('share.link')}</h2>
            <ShareLink url={url} />
          </section>
        )}
        <section className={classes.part}>
          <h2>{t('one_off.offered')}</h2>
          <ul className={classes.times}>
            {oneOff.slots.map((slot) => {
              const start = Date.parse(slot)
              const isFree = free?.includes(start) ?? true
              return (
                <li key={slot} className={isFree ? undefined : classes.gone}>
                  {format.dayOf(start)}, {format.timeRange(start, start + oneOff.duration * 60_000)}
                  {!isFree && <span> · {t('one_off.not_free')}</span>}
                </li>
              )
            })}
          </ul>
        </section>
        {isPending && (
          <>
            <PasteAsText oneOff={oneOff} url={url} free={free ?? []} />
            <section className={classes.part}>
              <h2>{t('share.website')}</h2>
              <EmbedCode origin={origin} url={url} />
            </section>
          </>
        )}
      </div>
    </Page>
  )
}
