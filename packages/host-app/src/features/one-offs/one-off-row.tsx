import type { OneOff } from '@scheduling/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMe } from '../../data/use-me.ts'
import { usePageOrigin } from '../../data/use-page-origin.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import rows from '../../ui/rows.module.css'
import { useOneOffActions } from './use-one-off-actions.ts'

export function OneOffRow({ oneOff }: { oneOff: OneOff }) {
  const t = useText()
  const format = useFormat()
  const me = useMe()
  const origin = usePageOrigin()
  const navigate = useNavigate()
  const actions = useOneOffActions()
  const { id, name, slug, duration, slots, expiresAt } = oneOff
  const last = Date.parse(slots.at(-1) ?? '')

  return (
    <article className={rows.row} aria-label={name}>
      <Link to="/timeslotpicker/$id" params={{ id }} className={rows.link}>
        <h2 className={rows.name} dir="auto">
          {name}
        </h2>
        <span className={rows.facts}>
          <span>{format.duration(duration)}</span>
          <span>{t('one_off.times', { count: slots.length })}</span>
          <span>
            {expiresAt
              ? t('one_off.until', { date: format.dayOf(Date.parse(expiresAt) - 1) })
              : t('one_off.last', { date: format.dayOf(last) })}
          </span>
        </span>
      </Link>
      <CopyButton
        variant="subtle"
        color="gray"
        text={`${origin}/${me.link}/${slug}`}
        label={t('share.copy')}
        aria-label={t('one_off.copy_of', { name })}
        said={t('share.copied')}
      />
      <RowMenu
        label={t('one_off.more', { name })}
        onEdit={() => void navigate({ to: '/timeslotpicker/$id', params: { id } })}
        onDelete={() => void actions.remove(oneOff)}
      />
    </article>
  )
}
