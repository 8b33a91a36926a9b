import { Button } from '@mantine/core'
import type { OutreachCampaign } from '@scheduling/contract'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import type { OutreachAppId } from './app-id.ts'
import { isField, LinkFields, linkValues } from './link-fields.tsx'
import type { OutreachActions } from './use-outreach-actions.ts'
import classes from './outreach.module.css'

interface Props {
  campaign: OutreachCampaign
  tool: OutreachAppId
  actions: OutreachActions
  onClose: () => void
}

/** Changes what a linked campaign's leads get. They stay where they are. */
export function EditLink({ campaign, tool, actions, onClose }: Props) {
  const t = useText()
  const [values, setValues] = useState(linkValues(tool, campaign))
  const [problem, setProblem] = useState<string>()

  async function submit() {
    if (!isField(values.linkField)) return setProblem(t('outreach.field_problem'))
    setProblem(undefined)
    const { campaignId, targetId, targetName } = campaign
    const choice = { targetId, targetName, linkField: values.linkField, tag: values.tag.trim() || null }
    if (await actions.change(campaignId, choice)) onClose()
  }

  return (
    <>
      <LinkFields tool={tool} values={values} onChange={setValues} />
      {problem !== undefined && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.actions}>
        <WorkButton work={submit}>{t('form.save')}</WorkButton>
        <Button variant="default" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
      </div>
    </>
  )
}
