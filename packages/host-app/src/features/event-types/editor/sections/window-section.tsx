import { Radio, TextInput } from '@mantine/core'
import { addDays } from '@scheduling/domain'
import type { PlainDate } from '@scheduling/domain'
import { useText } from '../../../../language/language.tsx'
import { NumberField } from '../../../../ui/number-field/number-field.tsx'
import type { EventTypeValues } from '../values/editor-values.ts'
import classes from './sections.module.css'
import type { SectionProps } from './section-props.ts'

type Window = EventTypeValues['window']
const KINDS = ['calendar_days', 'weekdays', 'date_range', 'indefinite'] as const

interface Props extends SectionProps {
  today: PlainDate
}

export function WindowSection({ form, today }: Props) {
  const t = useText()
  const { window } = form.values
  const set = (next: Window) => form.set('window', next)

  return (
    <Radio.Group
      label={t('window.label')}
      value={window.kind}
      onChange={(kind) => set(windowOf(kind, window, today))}
    >
      <div className={classes.radios}>
        {KINDS.map((kind) => (
          <div key={kind}>
            <Radio value={kind} label={t(`window.${kind}`)} />
            {window.kind === kind && (window.kind === 'calendar_days' || window.kind === 'weekdays') && (
              <NumberField
                className={classes.below}
                name="window.days"
                aria-label={t('window.days')}
                suffix={t('window.days_suffix')}
                min={1}
                max={365}
                value={window.days}
                error={form.error('window.days')}
                onBlur={() => form.leave('window.days')}
                onChange={(days) => set({ ...window, days })}
              />
            )}
            {window.kind === 'date_range' && kind === 'date_range' && (
              <div className={classes.below}>
                <div className={classes.pair}>
                  {(['from', 'to'] as const).map((end) => (
                    <TextInput
                      key={end}
                      type="date"
                      name={`window.${end}`}
                      label={t(`window.${end}`)}
                      value={window[end]}
                      error={form.error(`window.${end}`)}
                      onBlur={() => form.leave(`window.${end}`)}
                      onChange={(event) => set({ ...window, [end]: event.currentTarget.value })}
                    />
                  ))}
                </div>
              </div>
            )}
          </div>
        ))}
      </div>
    </Radio.Group>
  )
}

function windowOf(kind: Window['kind'], before: Window, today: PlainDate): Window {
  switch (kind) {
    case 'indefinite':
      return { kind }
    case 'date_range':
      return { kind, from: today, to: addDays(today, 30) }
    default:
      return { kind, days: 'days' in before ? before.days : 60 }
  }
}
