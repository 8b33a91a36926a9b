import type { MeetingsOfGone, Organization } from '@scheduling/contract'
import { editedPeople } from '@scheduling/contract/edited'
import { ApiError } from '@scheduling/contract/client'
import { versionOf } from '@scheduling/contract/version'
import { useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { ME } from '../../data/me.ts'
import { problemText } from '../../data/problem-text.ts'
import { useActFor } from '../../data/acting/use-act-for.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { ORGANIZATION } from '../../data/acting/organization.ts'
import { HANDOVERS } from './queries.ts'

export type Member = Organization['members'][number]

interface PeopleActions {
  changeRole: (member: Member, role: 'admin' | 'member') => Promise<void>
  /** On the organization's page. */
  show: (member: Member, isShown: boolean) => Promise<void>
  remove: (member: Member, meetings: MeetingsOfGone) => Promise<void>
  transfer: (member: Member) => Promise<void>
  leave: (meetings: MeetingsOfGone) => Promise<void>
  /** Throws the server's refusal, which the form shows. */
  deleteIt: (link: string, cancelsMeetings: boolean) => Promise<void>
}

/** The plan of whoever would own the organization does not hold it. */
function isOfPlan(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'upgrade_required' || error.code === 'exist_member_total')
  )
}

/** Changes to the people of an organization. A change that somebody else made meanwhile is not overwritten. */
export function usePeopleActions(): PeopleActions {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const actFor = useActFor()

  async function change(
    ask: (headers: { 'if-match': string }) => Promise<Organization>,
    done: string,
    failed: (error: unknown) => string = (error) => problemText(error, t),
  ) {
    const read = queryClient.getQueryData<Organization>(ORGANIZATION)
    try {
      queryClient.setQueryData(
        ORGANIZATION,
        await ask({ 'if-match': read ? versionOf(editedPeople(read)) : '*' }),
      )
      toasts.show(done)
    } catch (error) {
      toasts.show(failed(error), { tone: 'bad' })
      await queryClient.invalidateQueries({ queryKey: ORGANIZATION })
    }
  }

  return {
    changeRole: async ({ member_id, name }, role) =>
      change(
        async (headers) => call('PATCH /organization/members', { body: { member_id, role }, headers }),
        t('organization.role_changed', { name, role: t(`organization.role_${role}`) }),
      ),
    show: async ({ member_id, name }, isShown) =>
      change(
        async (headers) =>
          call('PATCH /organization/members/shown', { body: { member_id, isShown }, headers }),
        t(isShown ? 'organization.now_shown' : 'organization.now_hidden', { name }),
      ),
    async remove({ member_id, name }, meetings) {
      await change(
        async (headers) => call('DELETE /organization/members', { body: { member_id, meetings }, headers }),
        t('organization.removed', { name }),
      )
      await queryClient.invalidateQueries({ queryKey: HANDOVERS })
    },
    async transfer({ member_id, name }) {
      await change(
        async (headers) => call('POST /organization/transfer', { body: { member_id }, headers }),
        t('organization.transferred', { name }),
        (error) =>
          isOfPlan(error) ? t('organization.transfer_needs_plan', { name }) : problemText(error, t),
      )
      await queryClient.invalidateQueries({ queryKey: ME })
    },
    async leave(meetings) {
      try {
        await call('POST /organization/leave', { body: { meetings } })
        await actFor(undefined)
      } catch (error) {
        toasts.show(problemText(error, t), { tone: 'bad' })
      }
    },
    async deleteIt(link, cancelsMeetings) {
      await call('DELETE /organization', { body: { link, cancel_meetings: cancelsMeetings } })
      await actFor(undefined)
    },
  }
}
