import { ActionIcon, Button } from '@mantine/core'
import type { Team } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { useFormat, useText } from '../../language/language.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { IconClose } from '../../ui/icons.ts'
import { CapField } from './cap-field.tsx'
import { NumberField } from '../../ui/number-field/number-field.tsx'
import type { Person } from './team-values.ts'
import classes from './teams.module.css'

interface Props {
  form: Form<Team>
  person: Person
  /** Their place in the team. */
  index: number
  name: string
  /** Others of the same pool may come instead. */
  hasTurns: boolean
  onRemoved: () => void
}

/** Somebody of the team, and the rules for them alone. */
export function TeamPersonRow({ form, person, index, name, hasTurns, onRemoved }: Props) {
  const t = useText()
  const format = useFormat()
  const path = `people[${index}]`
  const { people } = form.values
  const change = (changed: Partial<Person>) =>
    form.set(
      'people',
      people.map((one, at) => (at === index ? { ...one, ...changed } : one)),
    )
  const field = (key: string) => ({
    name: `${path}.${key}`,
    error: form.error(`${path}.${key}`),
    onBlur: () => form.leave(`${path}.${key}`),
  })
  const problem = form.error(`${path}.memberId`)
  return (
    <div
      className={classes.person}
      role="group"
      aria-label={name}
      data-path={`${path}.memberId`}
      tabIndex={-1}
    >
      <div className={classes.head}>
        <bdi className={classes.name}>{name}</bdi>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('team.remove_person', { name })}
          onClick={() => {
            form.set(
              'people',
              people.filter((_, at) => at !== index),
            )
            onRemoved()
          }}
        >
          <IconClose size={18} />
        </ActionIcon>
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.numbers}>
        {hasTurns && (
          <>
            <NumberField
              {...field('weight')}
              label={t('team.weight')}
              aria-label={t('team.weight_of', { name })}
              min={1}
              max={limits.TEAM_WEIGHT_MAX}
              value={person.weight}
              onChange={(weight) => change({ weight })}
            />
            <NumberField
              {...field('priority')}
              label={t('team.priority')}
              aria-label={t('team.priority_of', { name })}
              min={0}
              max={limits.TEAM_PRIORITY_MAX}
              value={person.priority}
              onChange={(priority) => change({ priority })}
            />
          </>
        )}
        <CapField
          {...field('caps.perDay')}
          label={t('team.per_day')}
          aria-label={t('team.per_day_of', { name })}
          value={person.caps.perDay}
          onChange={(perDay) => change({ caps: { ...person.caps, perDay } })}
        />
        <CapField
          {...field('caps.perWeek')}
          label={t('team.per_week')}
          aria-label={t('team.per_week_of', { name })}
          value={person.caps.perWeek}
          onChange={(perWeek) => change({ caps: { ...person.caps, perWeek } })}
        />
      </div>
      {person.awayUntil !== null && (
        <Note
          text={t('team.away', { date: format.fullDay(person.awayUntil) })}
          action={t('team.back')}
          onPress={() => change({ awayUntil: null })}
        />
      )}
      {person.scheduleId !== null && (
        <Note
          text={t('team.own_schedule')}
          action={t('team.default_schedule')}
          onPress={() => change({ scheduleId: null })}
        />
      )}
    </div>
  )
}

function Note({ text, action, onPress }: { text: string; action: string; onPress: () => void }) {
  return (
    <p className={classes.note}>
      {text}
      <Button variant="subtle" size="compact-sm" onClick={onPress}>
        {action}
      </Button>
    </p>
  )
}
