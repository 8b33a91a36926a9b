import { Switch, TextInput } from '@mantine/core'
import type { Organization } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { PersonMark } from '../../ui/person-mark/person-mark.tsx'
import { getsIt, needsSlug, pathOf, slugOf, withPerson } from './give-values.ts'
import type { Giving, Person } from './give-values.ts'
import classes from './managed.module.css'

interface Props {
  form: Form<Giving>
  person: Person
  member: Organization['members'][number]
  isManaged: boolean
}

/** Whether a member gets it, and at which address if theirs is taken. */
export function GivePersonRow({ form, person, member: { member_id: id, name, avatar }, isManaged }: Props) {
  const t = useText()
  const { values } = form
  const [gets, slug, path] = [getsIt(values, id), slugOf(values, id), pathOf(id)]
  // Only as long as it is what was saved.
  const state = isManaged && gets === person.gets && person.state !== 'none' ? person.state : undefined
  return (
    <div className={classes.person}>
      <Switch
        label={
          <span className={classes.who}>
            <PersonMark name={name} picture={avatar} />
            <bdi>{name}</bdi>
          </span>
        }
        description={state && t(`managed.state_${state}`, { slug: person.slug })}
        checked={gets}
        onChange={(event) =>
          form.set('people', withPerson(values, id, { gets: event.currentTarget.checked, slug }))
        }
      />
      {needsSlug(values, person) && (
        <TextInput
          className={classes.slug}
          name={path}
          label={t('managed.slug_of', { name })}
          description={person.isTaken ? t('managed.slug_taken', { slug: person.wantedSlug }) : undefined}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={slug}
          error={form.error(path)}
          onBlur={() => form.leave(path)}
          onChange={(event) => {
            const typed = event.currentTarget.value.toLowerCase().replace(/\s/g, '-')
            form.set('people', withPerson(values, id, { gets: true, slug: typed }))
          }}
        />
      )}
    </div>
  )
}
