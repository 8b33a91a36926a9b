import { Button } from '@mantine/core'
import { ApiError } from '@scheduling/contract/client'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { IconDelete } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx'
import { useHere } from '../../ui/use-here.ts'
import { DeleteOfferedDialog } from './delete-offered-dialog.tsx'
import classes from './parts.module.css'

/** The parent room of a one-off or a poll. */
export interface Place {
  to: '/timeslotpicker' | '/groupinvite'
  text: string
}

interface KnownProps<T> {
  up: Place
  of: Pick<UseQueryResult<T>, 'data' | 'error' | 'isPending' | 'refetch'>
  /** The message if it does not exist. */
  gone: { title: string; text: string }
  children: (known: T) => ReactNode
}

/** Waits for a one-off or a poll, and says so if there is none. */
export function OfferedTimes<T>({ up, of, gone, children }: KnownProps<T>) {
  if (!of.data && of.error instanceof ApiError && of.error.status === 404)
    return (
      <Page up={up} title={gone.title}>
        <EmptyState {...gone} actions={<LinkButton to={up.to}>{up.text}</LinkButton>} />
      </Page>
    )
  const loading = (
    <Page up={up} title={up.text}>
      <RowsSkeleton />
    </Page>
  )
  const answer = (
    <Answer of={of} loading={loading}>
      {children}
    </Answer>
  )
  if (!of.data && of.error)
    return (
      <Page up={up} title={up.text}>
        {answer}
      </Page>
    )
  return answer
}

interface OfferedPageProps {
  up: Place
  name: string
  text: string
  isWide?: boolean
  meeting: { id: string | null; label: string }
  actions?: ReactNode
  /** What is deleted with it, and what stays. */
  deletionText: string
  /** Resolves to whether it was removed. */
  onRemove: () => Promise<boolean>
  children: ReactNode
}

/** The page of a one-off or a poll, with the resulting meeting and a way to delete it. */
export function OfferedPage({
  up,
  name,
  text,
  isWide = false,
  meeting,
  actions,
  deletionText,
  onRemove,
  children,
}: OfferedPageProps) {
  const t = useText()
  const navigate = useNavigate()
  const here = useHere()
  const [isAsking, setAsking] = useState(false)
  async function remove() {
    setAsking(false)
    const isHere = here()
    const isGone = await onRemove()
    if (isGone && isHere()) await navigate({ to: up.to })
  }
  return (
    <Page
      isWide={isWide}
      up={up}
      title={name}
      text={text}
      actions={
        <>
          {meeting.id && (
            <LinkButton to="/scheduled-events" search={{ booking: meeting.id }} variant="default">
              {meeting.label}
            </LinkButton>
          )}
          {actions}
          <Button variant="default" leftSection={<IconDelete size={16} />} onClick={() => setAsking(true)}>
            {t('row.delete')}
          </Button>
        </>
      }
    >
      <div className={classes.parts}>{children}</div>
      <DeleteOfferedDialog
        isOpen={isAsking}
        name={name}
        text={deletionText}
        onDelete={remove}
        onClose={() => setAsking(false)}
      />
    </Page>
  )
}
