import { Button } from '@mantine/core'
import type { Poll } from '@scheduling/contract'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { DurationField } from '../../ui/duration-field/duration-field.tsx'
import classes from '../picking/parts.module.css'
import { usePollActions } from './use-poll-actions.ts'

/** A longer meeting asks everybody anew, which is said before. */
export function ExtendPoll({ poll }: { poll: Poll }) {
  const t = useText()
  const actions = usePollActions()
  const [duration, setDuration] = useState(poll.duration)
  if (poll.isAllDay) return null
  const isLonger = duration > poll.duration
  return (
    <section className={classes.part}>
      <h2>{t('poll.duration')}</h2>
      <div className={classes.bar}>
        <DurationField
          name="duration"
          label={t('poll.duration')}
          value={duration}
          units={['minutes', 'hours']}
          onChange={setDuration}
        />
        <Button
          variant="default"
          disabled={duration === poll.duration}
          onClick={() => void actions.change(poll, { duration })}
        >
          {t('form.save')}
        </Button>
      </div>
      {isLonger && <p role="alert">{t(poll.notifiesParticipants ? 'poll.longer_told' : 'poll.longer')}</p>}
    </section>
  )
}
