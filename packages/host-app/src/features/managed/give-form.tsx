import { Button, Checkbox, Switch, TextInput } from '@mantine/core'
import type { EventType, ManagedEventType, Organization } from '@scheduling/contract'
import { folded } from '@scheduling/domain'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { KeptFormFrame } from '../../ui/form/kept-form-frame.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { useJoinSaveBar } from '../../ui/save-bar/shared-save-bar.tsx'
import { ChangedFrom } from '../activity/changed-from.tsx'
import { IconSearch } from '../../ui/icons.ts'
import { LOCKABLE_FIELDS, pathOf } from './give-values.ts'
import type { Giving } from './give-values.ts'
import { GivePersonRow } from './give-person-row.tsx'
import classes from './managed.module.css'
import { useGiveForm } from './use-give-form.ts'

// Fewer are found without a search.
const SEEN_AT_ONCE = 8

interface Props {
  eventType: EventType
  managed: ManagedEventType
  members: Organization['members']
}

export function GiveForm({ eventType, managed, members }: Props) {
  const t = useText()
  const giveForm = useGiveForm(eventType, managed)
  useJoinSaveBar('managed', giveForm)
  const { form } = giveForm
  const names: Record<keyof Giving, string> = {
    locked: t('managed.locked_title'),
    everybody: t('managed.everybody'),
    people: t('managed.people'),
  }
  return (
    <KeptFormFrame
      kept={giveForm}
      className={classes.form}
      nameOf={(field) => names[field as keyof Giving]}
      changedFrom={<ChangedFrom kind="event_type_given" of={eventType.id} />}
    >
      <PeopleField form={form} managed={managed} members={members} />
      <LocksField form={form} />
      {managed.isManaged && (
        <div className={classes.actions}>
          <TakeBack name={eventType.name} onTakeBack={giveForm.takeBack} />
        </div>
      )}
    </KeptFormFrame>
  )
}

function PeopleField({
  form,
  managed,
  members,
}: { form: Form<Giving> } & Pick<Props, 'managed' | 'members'>) {
  const t = useText()
  const [search, setSearch] = useState('')
  const error = form.error('people')
  const typed = folded(search)
  // Who is asked for an address stays in sight.
  const found = members.filter(
    ({ member_id: id, name, email }) => folded(`${name} ${email}`).includes(typed) || form.error(pathOf(id)),
  )
  return (
    <section className={classes.part} aria-labelledby="managed-people" data-path="people" tabIndex={-1}>
      <h3 id="managed-people" className={classes.title}>
        {t('managed.people')}
      </h3>
      {error && (
        <p className={classes.problem} role="alert">
          {error}
        </p>
      )}
      <Switch
        label={t('managed.everybody')}
        description={t('managed.everybody_text')}
        checked={form.values.everybody}
        onChange={(event) => form.set('everybody', event.currentTarget.checked)}
      />
      {members.length > SEEN_AT_ONCE && (
        <TextInput
          type="search"
          leftSection={<IconSearch size={16} />}
          aria-label={t('managed.search')}
          placeholder={t('managed.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <ul className={classes.people}>
        {found.map((member) => {
          const person = managed.people.find(({ memberId }) => memberId === member.member_id)
          return (
            person && (
              <li key={member.member_id}>
                <GivePersonRow form={form} person={person} member={member} isManaged={managed.isManaged} />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

function LocksField({ form }: { form: Form<Giving> }) {
  const t = useText()
  const { locked } = form.values
  const hasAll = locked.length === LOCKABLE_FIELDS.length
  return (
    <section className={classes.part} aria-labelledby="managed-locks">
      <div className={classes.head}>
        <h3 id="managed-locks" className={classes.title}>
          {t('managed.locked_title')}
        </h3>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => form.set('locked', hasAll ? [] : [...LOCKABLE_FIELDS])}
        >
          {hasAll ? t('managed.unlock_all') : t('managed.lock_all')}
        </Button>
      </div>
      <p className={classes.hint}>{t('managed.locked_text')}</p>
      <div className={classes.locks}>
        {LOCKABLE_FIELDS.map((field) => (
          <Checkbox
            key={field}
            label={t(`managed.field_${field}`)}
            checked={locked.includes(field)}
            onChange={(event) => {
              const isLocked = event.currentTarget.checked
              form.set(
                'locked',
                LOCKABLE_FIELDS.filter((one) => (one === field ? isLocked : locked.includes(one))),
              )
            }}
          />
        ))}
      </div>
    </section>
  )
}

function TakeBack({ name, onTakeBack }: { name: string; onTakeBack: () => Promise<void> }) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="default" color="red" onClick={() => setAsked(true)}>
        {t('managed.take_back')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('managed.take_back_title', { name })}
        action={t('managed.take_back')}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          return onTakeBack()
        }}
      >
        {t('managed.take_back_text')}
      </ConfirmDialog>
    </>
  )
}
