import type { InheritedSettings } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { WorkSwitch } from '../../ui/work/work-switch.tsx'
import { inheritedQuery } from './queries.ts'
import classes from './shared-settings.module.css'
import { useInherit } from './use-inherit.tsx'

type Field = InheritedSettings['fields'][number]

/** Which settings a person inherits. Nothing is shown if no organization shares any. */
export function InheritedSection() {
  const t = useText()
  const { call } = useDeps()
  const fields = useQuery(inheritedQuery(call)).data?.fields.filter(({ offers }) => offers.length > 0) ?? []
  if (fields.length === 0) return null
  return (
    <section className={classes.part} aria-labelledby="inherited-settings">
      <h2 id="inherited-settings" className={classes.title}>
        {t('inherited.title')}
      </h2>
      <p className={classes.hint}>{t('inherited.text')}</p>
      <ul className={classes.rows}>
        {fields.map((one) => (
          <li key={one.field} className={classes.row}>
            <InheritedRow of={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One switch for each organization that shares the field. */
function InheritedRow({ of: { field, organizationId, offers } }: { of: Field }) {
  const t = useText()
  const { choose, dialog } = useInherit(field)
  const name = t(`inherited.${field}`)

  return (
    <>
      <span className={classes.name}>{name}</span>
      {organizationId === null && <span className={classes.hint}>{t('inherited.own')}</span>}
      {offers.map((offer) => (
        <WorkSwitch
          key={offer.organizationId}
          label={t('inherited.from', { name: offer.name })}
          aria-label={`${name}: ${t('inherited.from', { name: offer.name })}`}
          checked={organizationId === offer.organizationId}
          work={(checked) => choose(checked ? offer : null)}
        />
      ))}
      {dialog}
    </>
  )
}
