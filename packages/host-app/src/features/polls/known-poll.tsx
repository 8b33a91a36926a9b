import { Button } from '@mantine/core'
import type { Poll } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
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
import { EmbedCode } from '../embeds/embed-code.tsx'
import { EmbedsSkeleton } from '../embeds/embeds-picture.tsx'
import { ShareLink } from '../embeds/share-link.tsx'
import classes from '../picking/parts.module.css'
import { BestOptions } from './best-options.tsx'
import { ExtendPoll } from './extend-poll.tsx'
import { People } from './people.tsx'
import { pollQuery } from './queries.ts'
import { usePollActions } from './use-poll-actions.ts'
import { VotesList } from './votes-list.tsx'

/** How a poll stands, and what its host can do with it. */
export function KnownPoll({ id }: { id: string }) {
  const t = useText()
  const { call } = useDeps()
  const poll = useQuery(pollQuery(call, id))
  const up = { to: '/groupinvite', text: t('room.polls') } as const
  if (poll.error && !poll.data)
    return (
      <Page up={up} title={t('poll.gone')}>
        <EmptyState
          title={t('poll.gone')}
          text={t('poll.gone_text')}
          actions={<LinkButton to="/groupinvite">{t('room.polls')}</LinkButton>}
        />
      </Page>
    )
  return (
    <Answer
      of={poll}
      loading={
        <Page up={up} title={t('room.polls')}>
          <EmbedsSkeleton />
        </Page>
      }
    >
      {(known) => <Parts poll={known} />}
    </Answer>
  )
}

function Parts({ poll }: { poll: Poll }) {
  const t = useText()
  const format = useFormat()
  const me = useMe()
  const origin = usePageOrigin()
  const navigate = useNavigate()
  const actions = usePollActions()
  const url = `${origin}/${me.link}/${poll.slug}`
  const isOver = poll.state === 'finished' || poll.state === 'expired'
  const remove = async () => {
    if (await actions.remove(poll)) await navigate({ to: '/groupinvite' })
  }
  return (
    <Page
      isWide
      up={{ to: '/groupinvite', text: t('room.polls') }}
      title={poll.name}
      text={
        poll.finalStart
          ? t('poll.decided', { when: format.dateTime(Date.parse(poll.finalStart)) })
          : t(`poll.is_${poll.state}`)
      }
      actions={
        <>
          {poll.bookingId && (
            <LinkButton to="/scheduled-events" search={{ booking: poll.bookingId }} variant="default">
              {t('poll.open_meeting')}
            </LinkButton>
          )}
          <Button variant="default" leftSection={<IconDelete size={16} />} onClick={() => void remove()}>
            {t('row.delete')}
          </Button>
        </>
      }
    >
      <div className={classes.parts}>
        <BestOptions poll={poll} isOver={isOver} />
        <VotesList poll={poll} />
        {!isOver && <ExtendPoll key={poll.duration} poll={poll} />}
        {poll.people.length > 0 && <People poll={poll} />}
        {poll.comments.length > 0 && (
          <section className={classes.part}>
            <h2>{t('poll.comments')}</h2>
            {poll.comments.map(({ id, name, text }) => (
              <p key={id} dir="auto">
                <bdi>{name}</bdi>: {text}
              </p>
            ))}
          </section>
        )}
        {!isOver && (
          <>
            <section className={classes.part}>
              <h2>{t('share.link')}</h2>
              <ShareLink url={url} />
            </section>
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
