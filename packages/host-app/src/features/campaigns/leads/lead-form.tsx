import { Button, Textarea, TextInput } from '@mantine/core'
import type { Api, Lead } from '@scheduling/contract'
import { useState } from 'react'
import { useSentForm } from '../../../data/use-sent-form.ts'
import { useText } from '../../../language/language.tsx'
import { FormNotices } from '../../../ui/form/form-notices.tsx'
import type { Problems } from '../../../ui/form/form-state.ts'
import { UrlField } from '../../../ui/url-field.tsx'
import { checkLead, problemsOf, rowOf } from './lead-values.ts'
import type { LeadValues } from './lead-values.ts'
import classes from './leads.module.css'
import type { LeadActions } from './use-lead-actions.ts'

type Result = Api['POST /campaigns/:id/leads']['$result']

interface Props {
  /** Undefined: a new one. */
  lead?: Lead
  values: LeadValues
  action: string
  send: LeadActions['put']
  onSent: (result: Result, values: LeadValues) => void
}

/** The fields of one lead. */
export function LeadForm({ lead, values: saved, action, send, onSent }: Props) {
  const t = useText()
  const [refused, setRefused] = useState<Problems>({})
  const { form, failure, element } = useSentForm({
    saved,
    check: (values) => checkLead(values, t),
    async send(values) {
      setRefused({})
      const result = await send(rowOf(values))
      const [problem] = result.refused
      if (problem) setRefused(problemsOf(problem, t))
      else onSent(result, values)
    },
  })
  const text = (name: 'first_name' | 'last_name' | 'company' | 'job_title') => (
    <TextInput {...form.text(name)} label={t(`leads.${name}`)} dir="auto" autoComplete="off" />
  )
  return (
    <form {...element} className={classes.form}>
      <FormNotices isRestored={false} failure={failure ?? Object.values(refused)[0]} />
      <TextInput
        {...form.text('email')}
        label={t('leads.email')}
        type="email"
        dir="ltr"
        autoComplete="off"
        data-autofocus
      />
      <div className={classes.pair}>
        {text('first_name')}
        {text('last_name')}
      </div>
      <div className={classes.pair}>
        {text('company')}
        {text('job_title')}
      </div>
      <UrlField {...form.value('website')} label={t('leads.website')} />
      <TextInput
        {...form.text('externalKey')}
        label={t('leads.key')}
        description={t(lead ? 'leads.key_kept' : 'leads.key_text')}
        readOnly={lead !== undefined}
        dir="ltr"
        autoComplete="off"
      />
      <Textarea
        {...form.text('others')}
        label={t('leads.other_fields')}
        description={t('leads.other_fields_text')}
        dir="auto"
        autosize
        minRows={2}
        maxRows={8}
      />
      <div className={classes.end}>
        <Button type="submit" loading={form.isSending}>
          {action}
        </Button>
      </div>
    </form>
  )
}
