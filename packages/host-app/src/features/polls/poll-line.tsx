import type { PollSummary } from '@scheduling/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMe } from '../../data/use-me.ts'
import { usePageOrigin } from '../../data/use-page-origin.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import rows from '../../ui/rows.module.css'
import { usePollActions } from './use-poll-actions.ts'

export function PollLine({ poll }: { poll: PollSummary }) {
  const t = useText()
  const format = useFormat()
  const me = useMe()
  const origin = usePageOrigin()
  const navigate = useNavigate()
  const actions = usePollActions()
  const { id, name, slug, slots, votes, deadline, state } = poll
  return (
    <article className={rows.row} aria-label={name}>
      <Link to="/groupinvite/$id" params={{ id }} className={rows.link}>
        <h2 className={rows.name} dir="auto">
          {name}
        </h2>
        <span className={rows.facts}>
          <span>{t('poll.options', { count: slots.length })}</span>
          <span>{t('poll.votes', { count: votes })}</span>
          <span>
            {deadline && state === 'open'
              ? t('poll.until', { when: format.dateTime(Date.parse(deadline)) })
              : t(`poll.is_${state}`)}
          </span>
        </span>
      </Link>
      <CopyButton
        variant="subtle"
        color="gray"
        text={`${origin}/${me.link}/${slug}`}
        label={t('share.copy')}
        aria-label={t('poll.copy_of', { name })}
        said={t('share.copied')}
      />
      <RowMenu
        label={t('poll.more', { name })}
        onEdit={() => void navigate({ to: '/groupinvite/$id', params: { id } })}
        onDelete={() => void actions.remove(poll)}
      />
    </article>
  )
}
