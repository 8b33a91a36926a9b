import { Switch } from '@mantine/core'
import { useText } from '../../../../language/language.tsx'
import { NumberField } from '../../../../ui/number-field/number-field.tsx'
import classes from './sections.module.css'
import type { SectionProps } from './section-props.ts'

const PERIODS = [
  ['perDay', 'limits.per_day', 4],
  ['perWeek', 'limits.per_week', 15],
  ['perMonth', 'limits.per_month', 50],
] as const

export function LimitsSection({ form }: SectionProps) {
  const t = useText()
  const { limits } = form.values
  return (
    <>
      <p className={classes.hint}>{t('limits.text')}</p>
      {PERIODS.map(([key, label, usual]) => {
        const path = `limits.${key}`
        const most = limits[key]
        return (
          <div key={key} className={classes.line}>
            <Switch
              className={classes.grow}
              label={t(label)}
              checked={most !== null}
              onChange={(event) =>
                form.set('limits', { ...limits, [key]: event.currentTarget.checked ? usual : null })
              }
            />
            {most !== null && (
              <NumberField
                className={classes.small}
                name={path}
                aria-label={t(label)}
                min={1}
                max={1_000}
                value={most}
                error={form.error(path)}
                onBlur={() => form.leave(path)}
                onChange={(value) => form.set('limits', { ...limits, [key]: value })}
              />
            )}
          </div>
        )
      })}
    </>
  )
}
