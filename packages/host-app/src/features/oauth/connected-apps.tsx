import { Button } from '@mantine/core'
import type { Grant } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useNow } from '../../data/use-now.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { RemovalDialog } from '../../ui/dialogs/removal-dialog.tsx'
import rows from '../../ui/rows.module.css'
import { Answer } from '../../ui/states/answer.tsx'
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx'
import classes from './oauth.module.css'
import { grantsQuery } from './grants.ts'
import { useGrantActions } from './use-app-actions.ts'
import { useScopeLines } from './use-scope-lines.ts'

/** Apps that act for the host by somebody's consent. */
export function ConnectedApps() {
  const t = useText()
  const { call } = useDeps()
  const grants = useQuery(grantsQuery(call))
  const { remove } = useGrantActions()
  const [removed, setRemoved] = useState<Grant>()
  return (
    <section className={classes.part} aria-label={t('oauth.list')}>
      <div>
        <h2 className={classes.heading}>{t('oauth.list')}</h2>
        <p className={classes.dim}>{t('oauth.list_text')}</p>
      </div>
      <Answer of={grants} loading={<RowsSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <p>{t('oauth.none')}</p>
          ) : (
            <ul className={rows.list}>
              {list.map((grant) => (
                <li key={grant.id}>
                  <GrantRow grant={grant} onRemove={() => setRemoved(grant)} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      <RemovalDialog
        of={removed}
        title={({ name }) => t('api_keys.remove_of', { name })}
        action={t('api_keys.remove')}
        onRemove={remove}
        onClose={() => setRemoved(undefined)}
      >
        {t('oauth.remove_text')}
      </RemovalDialog>
    </section>
  )
}

function GrantRow({ grant, onRemove }: { grant: Grant; onRemove: () => void }) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const { name, site, scopes, resource, maker, usedAt } = grant
  const lines = useScopeLines(scopes)
  return (
    <article className={rows.row} aria-label={name}>
      <div className={rows.link}>
        <bdi className={rows.name}>{name}</bdi>
        <span className={rows.facts}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {resource === 'mcp' && <span>{t('oauth.through_mcp')}</span>}
        </span>
        <span className={rows.facts}>
          <span>
            {usedAt
              ? t('api_keys.used', { when: format.distance(Date.parse(usedAt), now) })
              : t('api_keys.unused')}
          </span>
          {site !== null && (
            <span>
              <bdi>{site}</bdi>
            </span>
          )}
          <span>
            <bdi>{maker}</bdi>
          </span>
        </span>
      </div>
      <Button variant="default" aria-label={t('api_keys.remove_of', { name })} onClick={onRemove}>
        {t('api_keys.remove')}
      </Button>
    </article>
  )
}
