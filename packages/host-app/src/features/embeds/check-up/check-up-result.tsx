import type { CheckUp } from '@scheduling/contract'
import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { eventTypesQuery } from '../../../data/event-types.ts'
import { useText } from '../../../language/language.tsx'
import { embedsQuery } from '../queries.ts'
import { adviceFor, byGravity } from './advice.ts'
import classes from './check-up.module.css'
import { FindingItem } from './finding-item.tsx'

interface Props {
  checkUp: CheckUp
  origin: string
  page: string
}

export function CheckUpResult({ checkUp: { url, found, findings }, origin, page }: Props) {
  const t = useText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { call } = useDeps()
  const events = useQuery(eventTypesQuery(call)).data?.map(({ slug }) => slug) ?? []
  const embeds = useQuery(embedsQuery(call)).data?.map(({ id }) => id) ?? []
  const source = { origin, url: page, settings: EMBED_DEFAULTS, events, embeds }
  const count = (level: string) => findings.filter((finding) => finding.level === level).length
  const [problems, warnings] = [count('problem'), count('warning')]
  const summary = [
    problems > 0 && t('check_up.problems', { count: problems }),
    warnings > 0 && t('check_up.warnings', { count: warnings }),
  ].filter(Boolean)

  return (
    <section aria-labelledby="check-up-result">
      <h2 id="check-up-result" ref={title} tabIndex={-1} className={classes.title}>
        {summary.length > 0 ? summary.join(' · ') : t('check_up.fine')}
      </h2>
      <p className={classes.where}>{t('check_up.result', { url })}</p>
      <ul className={classes.findings}>
        {byGravity(findings).map((finding) => (
          <FindingItem
            key={`${finding.code} ${finding.detail}`}
            finding={finding}
            advice={adviceFor(finding, found, source)}
          />
        ))}
      </ul>
      {found.length > 0 && (
        <>
          <h3 className={classes.subtitle}>{t('check_up.found')}</h3>
          <ul className={classes.found}>
            {found.map(({ kind, url: address }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a page may have the same embed twice
              <li key={index}>
                <span>{t(`embed.${kind}`)}</span>
                <bdi dir="ltr">{address}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
