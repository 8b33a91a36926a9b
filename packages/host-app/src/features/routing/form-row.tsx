import type { RoutingForm } from '@scheduling/contract'
import { Link } from '@tanstack/react-router'
import { useMe } from '../../data/use-me.ts'
import { usePageOrigin } from '../../data/use-page-origin.ts'
import { useText } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import rows from '../../ui/rows.module.css'

export function FormRow({ form: { id, name, slug, isOn, answered } }: { form: RoutingForm }) {
  const t = useText()
  const { link } = useMe()
  const origin = usePageOrigin()
  return (
    <article className={rows.row} data-off={!isOn || undefined} aria-label={name}>
      <Link to="/organization/forms/$id" params={{ id }} className={rows.link}>
        <h2 className={rows.name} dir="auto">
          {name}
        </h2>
        <span className={rows.facts}>
          {!isOn && <span>{t('routing.off')}</span>}
          <span>{t('routing.answered', { count: answered })}</span>
        </span>
      </Link>
      <CopyButton
        variant="subtle"
        color="gray"
        text={`${origin}/${link}/${slug}`}
        label={t('share.copy')}
        aria-label={t('routing.copy_of', { name })}
        said={t('share.copied')}
      />
    </article>
  )
}
