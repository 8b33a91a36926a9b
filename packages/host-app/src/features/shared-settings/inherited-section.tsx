import { Switch } from '@mantine/core'
import type { InheritedSettings } from '@scheduling/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { inheritedQuery } from './queries.ts'
import classes from './shared-settings.module.css'

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
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const name = t(`inherited.${field}`)

  async function choose(chosen: string | null) {
    try {
      const body = { field, organizationId: chosen }
      queryClient.setQueryData(inheritedQuery(call).queryKey, await call('PUT /settings/inherited', { body }))
      toasts.show(t(chosen ? 'inherited.saved_inherited' : 'inherited.saved_own'))
      // The value that applies now is another one.
      await queryClient.invalidateQueries()
    } catch (error) {
      toasts.show(problemText(error, t), { tone: 'bad' })
    }
  }

  return (
    <>
      <span className={classes.name}>{name}</span>
      {organizationId === null && <span className={classes.hint}>{t('inherited.own')}</span>}
      {offers.map((offer) => (
        <Switch
          key={offer.organizationId}
          label={t('inherited.from', { name: offer.name })}
          aria-label={`${name}: ${t('inherited.from', { name: offer.name })}`}
          checked={organizationId === offer.organizationId}
          onChange={(event) => void choose(event.currentTarget.checked ? offer.organizationId : null)}
        />
      ))}
    </>
  )
}
