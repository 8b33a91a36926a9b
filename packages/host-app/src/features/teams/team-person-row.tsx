import { ActionIcon, Button, Select, TextInput } from '@mantine/core'
import type { Team } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { useFormat, useText } from '../../language/language.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { IconClose } from '../../ui/icons.ts'
import { PersonMark } from '../../ui/person-mark/person-mark.tsx'
import { CapField } from './cap-field.tsx'
import { NumberField } from '../../ui/number-field/number-field.tsx'
import type { Member, Person } from './team-values.ts'
import classes from './teams.module.css'

interface Props {
  form: Form<Team>
  person: Person
  /** Their place in the team. */
  index: number
  name: string
  picture: string | null
  /** Theirs, the default first. */
  schedules: Member['schedules']
  /** Others of the same pool may come instead. */
  hasTurns: boolean
  onRemoved: () => void
}

/** Somebody of the team, and the rules for them alone. */
export function TeamPersonRow({ form, person, index, name, picture, schedules, hasTurns, onRemoved }: Props) {
  const t = useText()
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
  const fields = { person, name, field, change }
  const problem = form.error(`${path}.memberId`) ?? form.error(`${path}.part`)
  return (
    <div
      className={classes.person}
      role="group"
      aria-label={name}
      data-path={`${path}.memberId`}
      tabIndex={-1}
    >
      <div className={classes.head}>
        <span className={classes.who}>
          <PersonMark name={name} picture={picture} />
          <bdi className={classes.name}>{name}</bdi>
        </span>
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
      <PersonLimits {...fields} hasTurns={hasTurns} />
      <PersonHours {...fields} schedules={schedules} />
    </div>
  )
}

interface Fields {
  person: Person
  name: string
  /** What binds an input to the field of this key. */
  field: (key: string) => { name: string; error: string | undefined; onBlur: () => void }
  change: (changed: Partial<Person>) => void
}

/** How often they take meetings, and how many. */
function PersonLimits({ person, name, field, change, hasTurns }: Fields & Pick<Props, 'hasTurns'>) {
  const t = useText()
  return (
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
  )
}

/** When they take meetings. */
function PersonHours({ person, name, field, change, schedules }: Fields & Pick<Props, 'schedules'>) {
  const t = useText()
  const format = useFormat()
  return (
    <>
      <div className={classes.numbers}>
        <Select
          {...field('scheduleId')}
          className={classes.wide}
          label={t('team.schedule')}
          aria-label={t('team.schedule_of', { name })}
          allowDeselect={false}
          value={person.scheduleId ?? DEFAULT}
          data={schedulesOf(person, schedules, t)}
          onChange={(chosen) => chosen && change({ scheduleId: chosen === DEFAULT ? null : chosen })}
        />
        <TextInput
          {...field('awayUntil')}
          className={classes.wide}
          type="date"
          label={t('team.away')}
          aria-label={t('team.away_of', { name })}
          value={person.awayUntil ?? ''}
          onChange={(event) => change({ awayUntil: event.currentTarget.value || null })}
        />
      </div>
      {person.awayUntil !== null && (
        <p className={classes.note}>
          {t('team.away_until', { date: format.fullDay(person.awayUntil) })}
          <Button variant="subtle" size="compact-sm" onClick={() => change({ awayUntil: null })}>
            {t('team.back')}
          </Button>
        </p>
      )}
    </>
  )
}

// No id of a schedule.
const DEFAULT = 'default'

function schedulesOf({ scheduleId }: Person, schedules: Member['schedules'], t: HostTranslate) {
  const isGone = scheduleId !== null && schedules.every(({ id }) => id !== scheduleId)
  return [
    { value: DEFAULT, label: t('team.default_schedule') },
    ...schedules.map(({ id: value, name: label }) => ({ value, label })),
    ...(isGone ? [{ value: scheduleId, label: t('team.deleted_schedule') }] : []),
  ]
}
