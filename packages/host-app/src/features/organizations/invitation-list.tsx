import { ActionIcon } from '@mantine/core'
import type { Organization } from '@scheduling/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { IconDelete } from '../../ui/icons.ts'
import rows from '../../ui/rows.module.css'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import classes from './organizations.module.css'
import { ORGANIZATION } from '../../data/acting/organization.ts'

type Invitation = Organization['invitations'][number]

export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useText()
  const format = useFormat()
  const { revoke, revoking } = useRevoke()
  if (invitations.length === 0) return null
  return (
    <section className={classes.part} aria-labelledby="invitations">
      <h2 id="invitations" className={classes.title}>
        {t('organization.invitations')}
      </h2>
      <ul className={rows.list}>
        {invitations.map(({ id, email, role, endsAt, isOpen }) => {
          const date = format.dayOf(Date.parse(endsAt))
          return (
            <li key={id}>
              <article className={`${rows.row} ${classes.person}`} aria-label={email}>
                <div className={rows.link}>
                  <bdi className={rows.name}>{email}</bdi>
                  <span className={rows.facts}>
                    {t(isOpen ? 'organization.open_until' : 'organization.ended_on', { date })}
                  </span>
                </div>
                <span className={classes.role}>{t(`organization.role_${role}`)}</span>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={40}
                  loading={revoking === id}
                  aria-label={t('organization.revoke_of', { email })}
                  onClick={() => revoke(id)}
                >
                  <IconDelete size={18} />
                </ActionIcon>
              </article>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function useRevoke(): { revoke: (id: string) => void; revoking: string | undefined } {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  // A second click may come before the button is drawn as busy.
  const isUnderWay = useRef(false)
  const { mutate, isPending, variables } = useMutation({
    onSettled: () => {
      isUnderWay.current = false
    },
    mutationFn: (id: string) => call('DELETE /organization/invitations/:id', { params: { id } }),
    onSuccess(organization) {
      queryClient.setQueryData(ORGANIZATION, organization)
      toasts.show(t('organization.revoked'))
    },
    onError: (error) => {
      toasts.show(problemText(error, t), { tone: 'bad' })
      // Another tab may have revoked it.
      return queryClient.invalidateQueries({ queryKey: ORGANIZATION })
    },
  })
  function revoke(id: string): void {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate(id)
  }
  return { revoke, revoking: isPending ? variables : undefined }
}
