import type { Poll } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { textParam } from '../../data/text-param.ts'
import { useMe } from '../../data/use-me.ts'
import { usePageOrigin } from '../../data/use-page-origin.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { OfferedTimes, OfferedPage } from '../picking/offered-times.tsx'
import classes from '../picking/parts.module.css'
import { OfferedCode, OfferedLink } from '../picking/share-offered.tsx'
import { BestOptions } from './best-options.tsx'
import { EditPoll } from './edit-poll.tsx'
import { People } from './people.tsx'
import { startName } from './option-name.ts'
import { pollQuery } from './queries.ts'
import { usePollActions } from './use-poll-actions.ts'
import { VotesList } from './votes-list.tsx'

/** The state of a poll, and the host's actions. */
export function PollDetail({ id }: { id: string }) {
  const t = useText()
  const { call } = useDeps()
  const isEdited = textParam(useSearch({ strict: false }), 'edit') !== undefined
  return (
    <OfferedTimes
      up={{ to: '/groupinvite', text: t('room.polls') }}
      of={useQuery(pollQuery(call, id))}
      gone={{ title: t('poll.gone'), text: t('poll.gone_text') }}
    >
      {(poll) => (isEdited && !isOver(poll) ? <EditPoll poll={poll} /> : <Parts poll={poll} />)}
    </OfferedTimes>
  )
}

function isOver({ state }: Poll): boolean {
  return state === 'finished' || state === 'expired'
}

function Parts({ poll }: { poll: Poll }) {
  const t = useText()
  const format = useFormat()
  const me = useMe()
  const origin = usePageOrigin()
  const actions = usePollActions()
  const url = `${origin}/${me.link}/${poll.slug}`
  const link = !isOver(poll) && <OfferedLink url={url} text={t('poll.link_text')} />
  const hasVotes = poll.votes > 0
  return (
    <OfferedPage
      isWide
      up={{ to: '/groupinvite', text: t('room.polls') }}
      name={poll.name}
      text={
        poll.finalStart
          ? t('poll.is_decided', { when: startName(poll, poll.finalStart, format) })
          : t(`poll.is_${poll.state}`)
      }
      meeting={{ id: poll.bookingId, label: t('poll.open_meeting') }}
      actions={
        !isOver(poll) && (
          <LinkButton
            to="/groupinvite/$id"
            params={{ id: poll.id }}
            search={{ edit: 'yes' }}
            variant="default"
          >
            {t('poll.edit')}
          </LinkButton>
        )
      }
      deletionText={t('poll.delete_text')}
      onRemove={() => actions.remove(poll)}
    >
      {!hasVotes && link}
      <BestOptions poll={poll} isOver={isOver(poll)} />
      <VotesList poll={poll} />
      {poll.people.length > 0 && <People poll={poll} />}
      {poll.comments.length > 0 && (
        <section className={classes.part}>
          <h2>{t('poll.comments')}</h2>
          {poll.comments.map(({ id, name, text, borrowsName }) => (
            <p key={id} dir="auto">
              <bdi>{name}</bdi>
              {borrowsName && ` (${t('poll.not_confirmed')})`}: {text}
            </p>
          ))}
        </section>
      )}
      {hasVotes && link}
      {!isOver(poll) && (
        <OfferedCode
          origin={origin}
          url={url}
          words={{
            title: t('poll.vote_title'),
            buttonText: t('poll.vote_button'),
            linkText: t('poll.vote_link'),
          }}
        />
      )}
    </OfferedPage>
  )
}
