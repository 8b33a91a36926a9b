import { Skeleton } from '@mantine/core'
import { ApiError } from '@scheduling/contract/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { Answer } from '../states/answer.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { Page } from './page.tsx'

interface Props<Found> {
  of: UseQueryResult<Found>
  up: NonNullable<ComponentProps<typeof Page>['up']>
  /** How the server says that it is not there, and what is shown then. */
  gone: { code: string; title: string; text: string; action: ReactNode }
  titleOf: (found: Found) => string
  actions?: ReactNode
  children: (found: Found) => ReactNode
}

/** The page of one thing, which may be gone. */
export function FoundPage<Found>({ of, up, gone, titleOf, actions, children }: Props<Found>) {
  const { code, title, text, action } = gone
  const isGone = of.error instanceof ApiError && of.error.code === code
  const found = isGone ? undefined : of.data
  return (
    <Page
      isWide
      up={up}
      title={isGone ? title : found === undefined ? up.text : titleOf(found)}
      actions={found !== undefined && actions}
    >
      {isGone ? (
        <EmptyState title={title} text={text} actions={action} />
      ) : (
        <Answer of={of} loading={<Skeleton height={360} radius="lg" />}>
          {children}
        </Answer>
      )}
    </Page>
  )
}
