import { Skeleton } from '@mantine/core'
import type { OpenSession } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { useNow } from '../../data/use-now.ts'
import { Answer } from '../../ui/states/answer.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import { sessionsQuery } from './queries.ts'
import classes from './settings-page.module.css'
import { useSessionActions } from './use-session-actions.ts'

/** Where the account is signed in, and how to sign out there. */
export function Sessions() {
  const t = useText()
  const { call } = useDeps()
  const actions = useSessionActions()
  const sessions = useQuery(sessionsQuery(call))
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className={classes.title}>
        {t('sessions.title')}
      </h2>
      <Answer of={sessions} loading={<Skeleton height={64} />}>
        {(list) => (
          <>
            <ul className={classes.former}>
              {list.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => actions.end(session.id)} />
              ))}
            </ul>
            {list.length > 1 && (
              <WorkButton variant="default" mt="md" work={actions.endOthers}>
                {t('sessions.end_others')}
              </WorkButton>
            )}
          </>
        )}
      </Answer>
    </section>
  )
}

function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => Promise<void> }) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const { browser, system, isThisOne, seenAt, timeZone } = session
  const name =
    browser && system ? t('sessions.on', { browser, system }) : (browser ?? system ?? t('sessions.unknown'))
  return (
    <li className={classes.session}>
      <span>
        <strong>{name}</strong>
        <br />
        <span className={classes.hint}>
          {isThisOne
            ? t('sessions.this_one')
            : t('sessions.seen', { when: format.distance(Date.parse(seenAt), now) })}
          {timeZone && (
            <>
              <br />
              <bdi>{format.zone(timeZone, now)}</bdi>
            </>
          )}
        </span>
      </span>
      {!isThisOne && (
        <WorkButton variant="default" aria-label={t('sessions.end_of', { name })} work={onEnd}>
          {t('sessions.end')}
        </WorkButton>
      )}
    </li>
  )
}
