import { Skeleton } from '@mantine/core'
import type { Team, UpcomingTurns } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { turnsQuery } from './queries.ts'
import type { Member } from './team-values.ts'
import classes from './teams.module.css'

type ShownPool = UpcomingTurns['pools'][number]

interface Props {
  /** The event type's. */
  id: string
  /** As it is saved. */
  team: Team
  members: readonly Member[]
}

/** What has been counted of the saved team, and who is next and why. */
export function NextTurns({ id, team, members }: Props) {
  const t = useText()
  const { call } = useDeps()
  const turns = useQuery(turnsQuery(call, id))
  const titleOf = (poolId: string) => {
    const index = team.pools.findIndex((pool) => pool.id === poolId)
    return team.pools.length > 1 ? team.pools[index]?.name || t('team.pool', { number: index + 1 }) : ''
  }
  return (
    <Answer of={turns} loading={<Skeleton height={120} />}>
      {({ pools }) =>
        pools.map((pool) => (
          <PoolTurns key={pool.id} pool={pool} title={titleOf(pool.id)} team={team} members={members} />
        ))
      }
    </Answer>
  )
}

function PoolTurns({
  pool: { people },
  title,
  team,
  members,
}: { pool: ShownPool; title: string } & Omit<Props, 'id'>) {
  const t = useText()
  const format = useFormat()
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  return (
    <table className={classes.turns}>
      <caption>
        {title && <bdi>{title}</bdi>}
        {title && ' · '}
        {t(team.period === 'month' ? 'team.this_month' : 'team.this_quarter')}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('team.person')}</th>
          <th scope="col">{t('team.meetings')}</th>
          <th scope="col">{t('team.share')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ memberId, meetings, share, next, closed }) => (
          <tr key={memberId}>
            <th scope="row">
              <bdi>{members.find(({ member_id }) => member_id === memberId)?.name ?? t('team.former')}</bdi>
              {next && <span className={classes.next}>{t('team.next')}</span>}
              {next && <span className={classes.why}>{t(`turn.${next}`)}</span>}
              {closed && <span className={classes.why}>{t(`turn.${closed}`)}</span>}
            </th>
            <td>{number(meetings)}</td>
            <td>{number(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
