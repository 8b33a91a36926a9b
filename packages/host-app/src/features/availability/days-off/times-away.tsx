import { Button, TextInput } from '@mantine/core'
import type { TimeAway } from '@scheduling/contract'
import { addDays, limits } from '@scheduling/domain'
import { useId, useState } from 'react'
import { useFormat, useText } from '../../../language/language.tsx'
import { BusyButton } from '../../../ui/work/busy-button.tsx'
import { RowMenu } from '../../../ui/work/row-menu.tsx'
import { useWork } from '../../../ui/work/use-work.ts'
import classes from './days-off.module.css'
import type { DaysOffActions } from './use-days-off-actions.ts'

interface Props {
  list: readonly TimeAway[]
  actions: DaysOffActions
}

const keyOf = ({ from, to }: TimeAway) => `${from} ${to}`

export function TimesAway({ list, actions }: Props) {
  const t = useText()
  const format = useFormat()
  const titleId = useId()
  const [edited, setEdited] = useState<string>()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {t('off.away')}
      </h2>
      <p className={classes.text}>{t('off.away_text')}</p>
      {list.length > 0 && (
        <ul className={classes.list}>
          {list.map((away) => {
            const { from, to } = away
            const dates =
              from === to ? format.fullDay(from) : `${format.fullDay(from)} – ${format.fullDay(to)}`
            return (
              <li key={keyOf(away)} className={classes.row}>
                {edited === keyOf(away) ? (
                  <TimeAwayForm
                    initial={away}
                    action={t('form.save')}
                    onSubmit={async (after) => {
                      const isSaved = await actions.changeAway(away, after)
                      if (isSaved) setEdited(undefined)
                      return isSaved
                    }}
                    onDiscard={() => setEdited(undefined)}
                  />
                ) : (
                  <>
                    <span className={classes.name}>{dates}</span>
                    <RowMenu
                      label={t('schedule.more', { name: dates })}
                      onEdit={() => setEdited(keyOf(away))}
                      onDelete={() => void actions.removeAway(away)}
                    />
                  </>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {list.length < limits.TIME_AWAY_MAX && (
        <TimeAwayForm initial={NO_DATES} action={t('off.add')} onSubmit={actions.addAway} />
      )}
    </section>
  )
}

const NO_DATES: TimeAway = { from: '', to: '' }

interface FormProps {
  initial: TimeAway
  action: string
  /** Whether it is saved. Otherwise, the form keeps the dates. */
  onSubmit: (away: TimeAway) => Promise<boolean>
  onDiscard?: () => void
}

/** Two dates. The last one follows the first, so that a single day needs one. */
function TimeAwayForm({ initial, action, onSubmit, onDiscard }: FormProps) {
  const t = useText()
  const { isBusy, start } = useWork()
  const [{ from, to }, setTyped] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const fromProblem = from === '' && t('hours.invalid_date')
  const isRange = from !== '' && from <= to && to <= addDays(from, limits.TIME_AWAY_DAYS_MAX - 1)
  const toProblem = from !== '' && !isRange && t('off.range_wrong', { days: limits.TIME_AWAY_DAYS_MAX })
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(!isRange)
        if (isRange) void start(async () => (await onSubmit({ from, to })) && setTyped(initial))
      }}
    >
      <TextInput
        type="date"
        label={t('off.first_day')}
        value={from}
        error={isChecked && fromProblem}
        onChange={({ currentTarget: { value } }) =>
          setTyped({ from: value, to: to === '' || to < value ? value : to })
        }
      />
      <TextInput
        type="date"
        label={t('off.last_day')}
        value={to}
        min={from}
        error={isChecked && toProblem}
        onChange={({ currentTarget: { value } }) => setTyped({ from, to: value })}
      />
      <div className={classes.buttons}>
        <BusyButton type="submit" isBusy={isBusy}>
          {action}
        </BusyButton>
        {onDiscard && (
          <Button variant="default" onClick={onDiscard}>
            {t('form.discard')}
          </Button>
        )}
      </div>
    </form>
  )
}
