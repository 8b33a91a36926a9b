import { Input, SegmentedControl, Switch } from '@mantine/core'
import type { Team } from '@scheduling/contract'
import { limits, TURN_PERIODS } from '@scheduling/domain'
import type { ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/number-field/number-field.tsx'
import classes from './teams.module.css'

// Far enough that hardly any time is hidden.
const USUAL_AHEAD = 3

/** How turns are counted, and below it what has been counted. */
export function TurnFields({ form, children }: { form: Form<Team>; children: ReactNode }) {
  const t = useText()
  const { kind, period, noShowCounts, maxAhead, ownerFirst } = form.values
  return (
    <section className={classes.part} aria-labelledby="team-turns">
      <h3 id="team-turns" className={classes.title}>
        {t('team.turns')}
      </h3>
      <p className={classes.hint}>
        {t('team.turns_text')} {t('team.weight_text')}
      </p>
      <div>
        <Input.Label id="team-period">{t('team.period')}</Input.Label>
        <div>
          <SegmentedControl
            aria-labelledby="team-period"
            value={period}
            data={TURN_PERIODS.map((value) => ({ value, label: t(`team.${value}`) }))}
            onChange={(value) => form.set('period', TURN_PERIODS.find((one) => one === value) ?? period)}
          />
        </div>
      </div>
      <Switch
        label={t('team.no_show')}
        description={t('team.no_show_text')}
        checked={noShowCounts}
        onChange={(event) => form.set('noShowCounts', event.currentTarget.checked)}
      />
      {kind !== 'choice' && (
        <Switch
          label={t('team.owner_first')}
          description={t('team.owner_first_text')}
          checked={ownerFirst}
          onChange={(event) => form.set('ownerFirst', event.currentTarget.checked)}
        />
      )}
      <div className={classes.pool}>
        <Switch
          className={classes.grow}
          label={t('team.max_ahead')}
          description={t('team.max_ahead_text')}
          checked={maxAhead !== null}
          onChange={(event) => form.set('maxAhead', event.currentTarget.checked ? USUAL_AHEAD : null)}
        />
        {maxAhead !== null && (
          <NumberField
            className={classes.number}
            name="maxAhead"
            aria-label={t('team.max_ahead_count')}
            min={1}
            max={limits.TEAM_CAP_MAX}
            value={maxAhead}
            error={form.error('maxAhead')}
            onBlur={() => form.leave('maxAhead')}
            onChange={(value) => form.set('maxAhead', value)}
          />
        )}
      </div>
      {children}
    </section>
  )
}
