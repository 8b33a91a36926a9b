import { Input } from '@mantine/core'
import type { Poll } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { useState } from 'react'
import { useFormat, useText } from '../../language/language.tsx'
import rows from '../../ui/rows.module.css'
import { WorkButton } from '../../ui/work/work-button.tsx'
import classes from '../picking/parts.module.css'
import { refusalText } from '../picking/refusal-text.ts'
import { optionName, startName } from './option-name.ts'
import { usePollActions } from './use-poll-actions.ts'

/** The future options, best first. The host turns one of them into the meeting. */
export function BestOptions({ poll, isOver }: { poll: Poll; isOver: boolean }) {
  const t = useText()
  const format = useFormat()
  const actions = usePollActions()
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState<number>()
  const ranked = poll.ranking.flatMap((id) => poll.options.find((option) => option.id === id) ?? [])

  async function finish(option: number) {
    if (pending !== undefined) return
    setFailure(undefined)
    setPending(option)
    try {
      await actions.finish(poll, option)
    } catch (error) {
      const nearest = error instanceof ApiError ? (error.problem.nearest ?? []) : []
      const times = nearest.map((start) => startName(poll, start, format))
      const next = times.length > 0 ? t('poll.next_best', { times: format.list(times) }) : ''
      setFailure(`${refusalText(error, t)} ${next}`.trim())
    } finally {
      setPending(undefined)
    }
  }

  return (
    <section className={classes.part}>
      <h2>{t('poll.best')}</h2>
      {failure && <Input.Error role="alert">{failure}</Input.Error>}
      <ol className={rows.list}>
        {ranked.map((option) => (
          <li key={option.id} className={rows.row}>
            <span className={rows.link}>
              <span className={classes.option}>{optionName(poll, option, format)}</span>
              <span className={rows.facts}>
                <span>{t('poll.yes', { count: option.yes })}</span>
                <span>{t('poll.if_need_be', { count: option.ifNeedBe })}</span>
                <span>{t('poll.no', { count: option.no })}</span>
                {option.requiredMissing > 0 && (
                  <span>{t('poll.required_missing', { count: option.requiredMissing })}</span>
                )}
              </span>
            </span>
            {!isOver && (
              <WorkButton
                variant="default"
                disabled={option.yes + option.ifNeedBe === 0}
                aria-label={t('poll.pick_name', { time: optionName(poll, option, format) })}
                work={() => finish(option.id)}
              >
                {t('poll.pick')}
              </WorkButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
