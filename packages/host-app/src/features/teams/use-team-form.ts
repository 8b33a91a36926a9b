import type { Team } from '@scheduling/contract'
import { versionOf } from '@scheduling/contract/version'
import { useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useKeptForm } from '../../ui/form/use-kept-form.tsx'
import type { KeptForm } from '../../ui/form/use-kept-form.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { organizationQuery } from '../../data/acting/organization.ts'
import { REASONS, SLOTS } from '../slots/queries.ts'
import { memberSchedulesQuery, TEAM_GAPS, teamQuery, turnsQuery } from './queries.ts'
import { checkTeam, teamRefusals } from './team-values.ts'

/** Who takes the meetings. What another admin saved meanwhile is not overwritten. */
export function useTeamForm(id: string, team: Team, memberIds: readonly string[]): KeptForm<Team> {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const { queryKey } = teamQuery(call, id)
  const reread = async () => queryClient.refetchQueries({ queryKey })

  return useKeptForm<Team>({
    name: `team.${id}`,
    saved: team,
    check: (values) => checkTeam(values, memberIds, t),
    refusals: (error) => teamRefusals(error, t),
    failureOf: (error) => problemText(error, t),
    reread,
    async send(values) {
      const headers = { 'if-match': versionOf(team) }
      try {
        const saved = await call('PUT /event-types/:id/team', { params: { id }, body: values, headers })
        queryClient.setQueryData(queryKey, saved)
        // Whoever left the pool must not be shown as next meanwhile.
        void queryClient.resetQueries(turnsQuery(call, id))
        void queryClient.invalidateQueries({ queryKey: SLOTS })
        void queryClient.invalidateQueries({ queryKey: REASONS })
        void queryClient.invalidateQueries({ queryKey: TEAM_GAPS })
        toasts.show(t('team.saved'))
        return saved
      } catch (error) {
        // Somebody or their schedule may have gone meanwhile: then their row says so.
        if (teamRefusals(error, t))
          await Promise.all([
            queryClient.refetchQueries(organizationQuery(call)),
            queryClient.refetchQueries(memberSchedulesQuery(call)),
          ])
        throw error
      }
    },
  })
}
