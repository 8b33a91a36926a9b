import { Button } from '@mantine/core'
import { versionOf } from '@scheduling/contract/version'
import { useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useAttempt } from '../../data/use-attempt.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { IconWarning } from '../../ui/icons.ts'
import { WorkButton } from '../../ui/work/work-button.tsx'
import { TEAM_GAPS, teamQuery } from './queries.ts'
import { useGaps } from './team-gaps.tsx'
import classes from './teams.module.css'

/** Shown above the editor: names the hosts that a team lacks, and opens its settings. */
export function TeamGapsNote({ eventTypeId, onTeam }: { eventTypeId: string; onTeam: () => void }) {
  const t = useText()
  const format = useFormat()
  const gaps = useGaps(eventTypeId)
  if (!gaps) return null
  const { fixed, pools } = gaps
  const names = format.list(fixed.map(({ name }) => name ?? t('team.former')))
  return (
    <section className={classes.gaps} aria-labelledby="team-gaps">
      <h2 id="team-gaps" className={classes.mark}>
        <IconWarning size={18} aria-hidden />
        {t(pools.length > 0 ? 'team.short_title' : 'team.missing_title')}
      </h2>
      {fixed.length > 0 && <p>{t('team.missing_host', { names })}</p>}
      {pools.map(({ id, name, take, size }) => (
        <p key={id}>{t('team.short_pool', { name: name || t('team.people'), take, left: size })}</p>
      ))}
      <div className={classes.actions}>
        <Button variant="default" size="compact-sm" onClick={onTeam}>
          {t('team.open')}
        </Button>
        {pools.length === 0 && <RemoveMissingHosts eventTypeId={eventTypeId} />}
      </div>
    </section>
  )
}

/** Saves the team as the server answers it now, which leaves out people who have gone. */
function RemoveMissingHosts({ eventTypeId: id }: { eventTypeId: string }) {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const attempt = useAttempt(TEAM_GAPS)
  return (
    <WorkButton
      variant="subtle"
      size="compact-sm"
      work={() =>
        attempt(async () => {
          const team = await queryClient.fetchQuery(teamQuery(call, id))
          const headers = { 'if-match': versionOf(team) }
          await call('PUT /event-types/:id/team', { params: { id }, body: team, headers })
        })
      }
    >
      {t('team.go_on_without')}
    </WorkButton>
  )
}
