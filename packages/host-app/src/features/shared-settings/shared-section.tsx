import { Button, Select, Skeleton, Switch } from '@mantine/core'
import type { SharedField, SharedSettings } from '@scheduling/contract'
import { LANGUAGE_KEYS, LANGUAGES } from '@scheduling/domain/languages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { KeptFormFrame } from '../../ui/form/kept-form-frame.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { Answer } from '../../ui/states/answer.tsx'
import { ChangedFrom } from '../activity/changed-from.tsx'
import { sharedQuery } from './queries.ts'
import { QuestionsField, RemindersField } from './shared-lists-field.tsx'
import classes from './shared-settings.module.css'
import { ALL_MAILS, FIRST_REMINDER, MAIL_KINDS, newQuestion } from './shared-values.ts'
import { useSharedForm } from './use-shared-form.ts'

/** What an organization sets for its people. */
export function SharedSection() {
  const t = useText()
  const { call } = useDeps()
  const shared = useQuery(sharedQuery(call))
  return (
    <section className={classes.part} aria-labelledby="shared-settings">
      <h2 id="shared-settings" className={classes.title}>
        {t('shared.title')}
      </h2>
      <p className={classes.hint}>{t('shared.text')}</p>
      <Answer of={shared} loading={<Skeleton height={320} />}>
        {(known) => <SharedForm shared={known} />}
      </Answer>
    </section>
  )
}

function SharedForm({ shared }: { shared: SharedSettings }) {
  const t = useText()
  const kept = useSharedForm(shared)
  const { form } = kept
  return (
    <KeptFormFrame
      kept={kept}
      className={classes.form}
      nameOf={(field) => t(`shared.${field as SharedField}`)}
      changedFrom={<ChangedFrom kind="settings_changed" />}
    >
      {(['logo', 'background', 'colors'] as const).map((field) => (
        <Switch
          key={field}
          label={t(`shared.${field}`)}
          description={t('shared.branding_text')}
          checked={form.values[field]}
          onChange={(event) => form.set(field, event.currentTarget.checked)}
        />
      ))}
      <Shared form={form} field="language" onSet={() => form.set('language', 'en')}>
        <Select
          aria-label={t('shared.language')}
          allowDeselect={false}
          value={form.values.language}
          data={LANGUAGE_KEYS.map((key) => ({ value: key, label: LANGUAGES[key].name }))}
          onChange={(key) => form.set('language', LANGUAGE_KEYS.find((one) => one === key) ?? null)}
        />
      </Shared>
      <Shared form={form} field="reminders" onSet={() => form.set('reminders', [FIRST_REMINDER])}>
        <RemindersField form={form} />
      </Shared>
      <Shared form={form} field="questions" onSet={() => form.set('questions', [newQuestion([])])}>
        <QuestionsField form={form} />
      </Shared>
      <Shared form={form} field="mails" onSet={() => form.set('mails', ALL_MAILS)}>
        <MailsField form={form} />
      </Shared>
      <div>
        <Button type="submit" loading={form.isSending} disabled={!form.isDirty}>
          {t('shared.save')}
        </Button>
      </div>
    </KeptFormFrame>
  )
}

type ValueField = 'language' | 'reminders' | 'questions' | 'mails'

interface SharedProps {
  form: Form<SharedSettings>
  field: ValueField
  /** Sets it to what stands there at first. */
  onSet: () => void
  children: ReactNode
}

/** A field that is set or not, with its value below. */
function Shared({ form, field, onSet, children }: SharedProps) {
  const t = useText()
  const isSet = form.values[field] !== null
  return (
    <div className={classes.field} data-path={field} tabIndex={-1}>
      <Switch
        label={t(`shared.${field}`)}
        description={t(`shared.${field}_text`)}
        checked={isSet}
        onChange={(event) => (event.currentTarget.checked ? onSet() : form.set(field, null))}
      />
      {isSet && <div className={classes.value}>{children}</div>}
    </div>
  )
}

function MailsField({ form }: { form: Form<SharedSettings> }) {
  const t = useText()
  const { mails } = form.values
  return (
    mails && (
      <fieldset className={classes.group} aria-label={t('shared.mails')}>
        {MAIL_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={t(`shared.mail_${kind}`)}
            checked={mails[kind]}
            onChange={(event) => form.set('mails', { ...mails, [kind]: event.currentTarget.checked })}
          />
        ))}
      </fieldset>
    )
  )
}
