import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { usePageOrigin } from '../../data/use-page-origin.ts'
import { useText } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { RowMenu } from '../../ui/work/row-menu.tsx'
import rows from '../../ui/rows.module.css'
import { DeleteOfferedDialog } from './delete-offered-dialog.tsx'

interface Props {
  to: '/timeslotpicker/$id' | '/groupinvite/$id'
  offered: { id: string; name: string; slug: string }
  /** Labels of the buttons for screen readers. */
  labels: { copy: string; more: string }
  /** Facts, each in its own element. */
  facts: ReactNode
  /** What is deleted with it, and what stays. */
  deletionText: string
  onDelete: () => unknown
}

/** A one-off or a poll in a list: copy its link, or open its page. */
export function OfferedRow({
  to,
  offered: { id, name, slug },
  labels,
  facts,
  deletionText,
  onDelete,
}: Props) {
  const t = useText()
  const me = useMe()
  const origin = usePageOrigin()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  return (
    <article className={rows.row} aria-label={name}>
      <Link to={to} params={{ id }} className={rows.link}>
        <h2 className={rows.name} dir="auto">
          {name}
        </h2>
        <span className={rows.facts}>{facts}</span>
      </Link>
      <CopyButton
        variant="subtle"
        color="gray"
        text={`${origin}/${me.link}/${slug}`}
        label={t('share.copy')}
        aria-label={labels.copy}
        said={t('share.copied')}
      />
      <RowMenu
        label={labels.more}
        onEdit={() => void navigate({ to, params: { id } })}
        onDelete={() => setAsking(true)}
      />
      <DeleteOfferedDialog
        isOpen={isAsking}
        name={name}
        text={deletionText}
        onDelete={() => {
          setAsking(false)
          return onDelete()
        }}
        onClose={() => setAsking(false)}
      />
    </article>
  )
}
