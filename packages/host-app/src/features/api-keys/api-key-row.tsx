import { Button } from '@mantine/core'
import type { ApiKey } from '@scheduling/contract'
import { useNow } from '../../data/use-now.ts'
import { useFormat, useText } from '../../language/language.tsx'
import rows from '../../ui/rows.module.css'
import { useScopeLines } from '../oauth/use-scope-lines.ts'
import classes from './api-keys.module.css'

export function ApiKeyRow({ apiKey, onRemove }: { apiKey: ApiKey; onRemove: () => void }) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const { name, ending, scopes, maker, expiresAt, usedAt } = apiKey
  const lines = useScopeLines(scopes)
  const ends = expiresAt === null ? undefined : Date.parse(expiresAt)
  return (
    <article className={rows.row} aria-label={name}>
      <div className={rows.link}>
        <span className={classes.head}>
          <bdi className={rows.name}>{name}</bdi>
          <code dir="ltr">…{ending}</code>
        </span>
        <span className={rows.facts}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
        <span className={rows.facts}>
          <span>
            {usedAt
              ? t('api_keys.used', { when: format.distance(Date.parse(usedAt), now) })
              : t('api_keys.unused')}
          </span>
          <span>{ends === undefined ? t('api_keys.no_end') : endText(ends)}</span>
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

  function endText(end: number): string {
    return t(end <= now ? 'api_keys.ended' : 'api_keys.ends', { date: format.fullDayOf(end) })
  }
}
