import { Button, Switch, Textarea, TextInput } from '@mantine/core'
import { slugFrom } from '@scheduling/domain'
import { useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { usePageOrigin } from '../../data/use-page-origin.ts'
import { useText } from '../../language/language.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { KeptFormFrame } from '../../ui/form/kept-form-frame.tsx'
import type { KeptForm } from '../../ui/form/use-kept-form.tsx'
import { ChangedFrom } from '../activity/changed-from.tsx'
import { freeSlug } from '../event-types/editor/values/editor-values.ts'
import type { FormValues } from './form-values.ts'
import { QuestionsField } from './questions-field.tsx'
import classes from './routing.module.css'
import { RulesField } from './rules-field.tsx'
import { TargetField } from './target-field.tsx'
import type { Targets } from './use-targets.ts'

interface Props {
  /** Undefined: a new one. */
  id: string | undefined
  kept: KeptForm<FormValues>
  targets: Targets
}

export function FormFields({ id, kept, targets }: Props) {
  const t = useText()
  const { form } = kept
  // Fields that are lists have no label of their own.
  const names: Record<string, string> = {
    name: t('routing.name'),
    slug: t('routing.slug'),
    description: t('routing.description'),
    questions: t('routing.questions'),
    rules: t('routing.rules'),
    otherwise: t('routing.otherwise'),
    isOn: t('routing.is_on'),
  }
  return (
    <KeptFormFrame
      kept={kept}
      className={classes.parts}
      nameOf={(field) => names[field] ?? field}
      changedFrom={<ChangedFrom kind="routing_form_changed" of={id} />}
    >
      <Switch
        label={t('routing.is_on')}
        checked={form.values.isOn}
        onChange={(event) => form.set('isOn', event.currentTarget.checked)}
      />
      <Basics form={form} isNew={id === undefined} targets={targets} />
      <section className={classes.part} aria-labelledby="routing-questions">
        <h2 id="routing-questions" className={classes.title}>
          {t('routing.questions')}
        </h2>
        <QuestionsField form={form} />
      </section>
      <section className={classes.part} aria-labelledby="routing-rules">
        <div>
          <h2 id="routing-rules" className={classes.title}>
            {t('routing.rules')}
          </h2>
          <p className={classes.hint}>{t('routing.rules_text')}</p>
        </div>
        <RulesField form={form} id={id} targets={targets} />
        <TargetField
          label={t('routing.otherwise')}
          path="otherwise"
          id={id}
          target={form.values.otherwise}
          targets={targets}
          error={form.error}
          onLeave={form.leave}
          onChange={(to) => form.set('otherwise', to)}
        />
      </section>
      {id === undefined && (
        <Button type="submit" className={classes.start} loading={form.isSending}>
          {t('routing.add_action')}
        </Button>
      )}
    </KeptFormFrame>
  )
}

interface BasicsProps {
  form: Form<FormValues>
  isNew: boolean
  targets: Targets
}

function Basics({ form, isNew, targets }: BasicsProps) {
  const t = useText()
  const { link } = useMe()
  const host = new URL(usePageOrigin()).host
  const [followsName, setFollowsName] = useState(isNew && form.values.slug === '')
  const taken = [...targets.eventTypes, ...targets.forms].map(({ slug }) => slug)
  return (
    <div className={classes.part}>
      <TextInput
        {...form.text('name')}
        label={t('routing.name')}
        aria-required
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a button: the focus goes where the eye goes
        autoFocus={isNew}
        onChange={(event) => {
          const name = event.currentTarget.value
          form.set('name', name)
          if (followsName) form.set('slug', freeSlug(slugFrom(name), taken))
        }}
      />
      <div>
        <TextInput
          {...form.text('slug')}
          label={t('routing.slug')}
          aria-required
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setFollowsName(false)
            form.set('slug', event.currentTarget.value.toLowerCase().replace(/\s/g, '-'))
          }}
        />
        <output className={classes.address}>
          <bdi>
            {host}/{link}/{form.values.slug || '…'}
          </bdi>
        </output>
      </div>
      <Textarea
        {...form.text('description')}
        label={t('routing.description')}
        dir="auto"
        autosize
        minRows={2}
        maxRows={10}
      />
    </div>
  )
}
