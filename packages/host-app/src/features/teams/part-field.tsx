import { Select } from '@mantine/core'
import type { Team } from '@scheduling/contract'
import { FIXED_PART } from '@scheduling/domain'
import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { IconSearch } from '../../ui/icons.ts'
import { PersonMark } from '../../ui/person-mark/person-mark.tsx'
import { NameList } from '../../ui/name-list.tsx'
import { TeamPersonRow } from './team-person-row.tsx'
import type { Member } from './team-values.ts'
import { peopleIn, unnamedIn, withPerson } from './team-values.ts'
import classes from './teams.module.css'

interface Props {
  form: Form<Team>
  members: readonly Member[]
  part: string
  title: string
  /** The problem that concerns all of it. */
  path: string
  /** What is said instead, where nobody is in it. */
  empty?: string
  children?: ReactNode
}

/** The people of one part of the team, and a field to add somebody. */
export function PartField({ form, members, part, title, path, empty, children }: Props) {
  const t = useText()
  const id = useId()
  const add = useRef<HTMLInputElement>(null)
  const { values } = form
  const listed = peopleIn(values, part)
  const problem = form.error(path)
  const free = members.filter(({ member_id }) => !listed.some(({ person }) => person.memberId === member_id))
  const memberOf = (memberId: string) => members.find(({ member_id }) => member_id === memberId)
  const unnamed = unnamedIn(
    values,
    part,
    members.map(({ member_id }) => member_id),
  )

  return (
    <section className={classes.part} aria-labelledby={id} data-path={path} tabIndex={-1}>
      <h3 id={id} className={classes.title}>
        <bdi>{title}</bdi>
      </h3>
      {children}
      {problem && (
        <p className={classes.problem} role="alert">
          {empty ?? problem}
        </p>
      )}
      {listed.length > 0 && (
        <ul className={classes.people}>
          {listed.map(({ person, index }) => (
            <li key={person.memberId}>
              <TeamPersonRow
                form={form}
                person={person}
                index={index}
                name={memberOf(person.memberId)?.name ?? t('team.former')}
                picture={memberOf(person.memberId)?.avatar ?? null}
                schedules={memberOf(person.memberId)?.schedules ?? []}
                hasTurns={part !== FIXED_PART}
                onRemoved={() => add.current?.focus()}
              />
            </li>
          ))}
        </ul>
      )}
      {unnamed.length > 0 && (
        <p className={classes.hint}>
          <NameList names={unnamed.flatMap((memberId) => memberOf(memberId)?.name ?? [])} />
        </p>
      )}
      <Select
        ref={add}
        className={classes.add}
        leftSection={<IconSearch size={16} />}
        aria-label={t('team.add_person_to', { name: title })}
        placeholder={free.length > 0 ? t('team.add_person') : t('team.all_added')}
        disabled={free.length === 0}
        searchable
        nothingFoundMessage={t('team.none_found')}
        renderOption={({ option }) => (
          <span className={classes.who}>
            <PersonMark name={option.label} picture={memberOf(option.value)?.avatar ?? null} />
            <bdi>{option.label}</bdi>
          </span>
        )}
        value={null}
        data={free.map(({ member_id: value, name: label }) => ({ value, label }))}
        onChange={(memberId) => memberId && form.set('people', withPerson(values, memberId, part))}
      />
    </section>
  )
}
