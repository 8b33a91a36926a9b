import { useFormat, useText } from '../../../../language/language.tsx'
import { DurationField } from '../../../../ui/duration-field/duration-field.tsx'
import { Lockable } from '../../../managed/locks.tsx'
import classes from './sections.module.css'
import type { SectionProps } from './section-props.ts'
import { withDuration } from '../values/editor-values.ts'

const USUAL = [15, 30, 45, 60]
const SHORT = ['minutes', 'hours'] as const

export function DurationSection({ form }: SectionProps) {
  const t = useText()
  const format = useFormat()
  const { values } = form

  function setDuration(minutes: number) {
    const { increment } = withDuration(values, minutes)
    form.set('duration', minutes)
    form.set('increment', increment)
  }

  return (
    <>
      <Lockable field="duration">
        <div>
          <fieldset className={classes.usual} aria-label={t('event_type.duration')}>
            {USUAL.map((minutes) => (
              <button
                key={minutes}
                type="button"
                className={classes.choice}
                aria-pressed={values.duration === minutes}
                onClick={() => setDuration(minutes)}
              >
                {format.duration(minutes)}
              </button>
            ))}
          </fieldset>
          <DurationField
            {...form.value('duration')}
            label={t('event_type.duration')}
            units={SHORT}
            onChange={setDuration}
          />
        </div>
      </Lockable>
      <Lockable field="increment">
        <DurationField
          {...form.value('increment')}
          label={t('event_type.increment')}
          description={t('event_type.increment_text')}
          units={SHORT}
        />
      </Lockable>
      <div className={classes.pair}>
        <Lockable field="bufferBefore">
          <DurationField
            {...form.value('bufferBefore')}
            label={t('event_type.buffer_before')}
            units={SHORT}
          />
        </Lockable>
        <Lockable field="bufferAfter">
          <DurationField {...form.value('bufferAfter')} label={t('event_type.buffer_after')} units={SHORT} />
        </Lockable>
      </div>
      <p className={classes.hint}>{t('event_type.buffer_text')}</p>
    </>
  )
}
