import { TextInput } from '@mantine/core'
import type { Crm, CrmMapping, CrmPreview } from '@scheduling/contract'
import { useState } from 'react'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import { useCrmActions } from './use-crm-actions.ts'
import classes from './crm.module.css'

interface Props {
  crm: Crm
  /** Of the CRM. */
  name: string
  mapping: CrmMapping[]
}

/** What the mapping would write into a real contact, before it is saved. */
export function CrmPreviewPart({ crm, name, mapping }: Props) {
  const t = useText()
  const { preview } = useCrmActions(crm)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [found, setFound] = useState<CrmPreview>()
  async function look() {
    setProblem(undefined)
    try {
      setFound(await preview(email.trim(), mapping))
    } catch (error) {
      setFound(undefined)
      setProblem(problemText(error, t))
    }
  }
  return (
    <div className={classes.preview}>
      <h4 className={classes.title}>{t('crm.preview')}</h4>
      <div className={classes.actions}>
        <TextInput
          className={classes.email}
          type="email"
          dir="ltr"
          autoComplete="off"
          label={t('crm.preview_email')}
          value={email}
          error={problem}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <WorkButton variant="default" disabled={email.trim() === ''} work={look}>
          {t('crm.preview_action')}
        </WorkButton>
      </div>
      {found && <Preview found={found} name={name} email={email} />}
    </div>
  )
}

function Preview({ found, name, email }: { found: CrmPreview; name: string; email: string }) {
  const t = useText()
  const { contact, booking, fields } = found
  return (
    <output className={classes.found}>
      <p className={classes.text}>
        {contact
          ? t('crm.preview_of', { contact: contact.name || contact.email, name, event: booking.eventName })
          : t('crm.preview_new', { email, name })}
      </p>
      <dl className={classes.values}>
        {fields.map(({ fieldName, before, after, state, problem, answer }) => (
          <div key={fieldName} className={classes.value} data-state={state}>
            <dt>{fieldName}</dt>
            <dd>
              {before !== after && <del>{before}</del>}
              <span>{after || t('crm.empty_value')}</span>
            </dd>
            <dd className={classes.text}>
              {problem ? t(`crm.unfit_${problem}`, { answer }) : t(`crm.field_${state}`)}
            </dd>
          </div>
        ))}
      </dl>
    </output>
  )
}
