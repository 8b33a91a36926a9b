import { Select } from '@mantine/core'
import type { Campaign } from '@scheduling/contract'
import { providerOf } from '@scheduling/contract/providers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import type { OutreachAppId } from './app-id.ts'
import { isField, LinkFields, linkValues } from './link-fields.tsx'
import { targetsQuery } from './queries.ts'
import type { OutreachActions } from './use-outreach-actions.ts'
import classes from './outreach.module.css'

interface Props {
  /** Of the connection. */
  id: string
  tool: OutreachAppId
  /** Those that go nowhere yet. */
  campaigns: readonly Campaign[]
  actions: OutreachActions
}

/** Chooses where the leads of a campaign go. */
export function LinkForm({ id, tool, campaigns, actions }: Props) {
  const t = useText()
  const { call } = useDeps()
  const targets = useQuery(targetsQuery(call, id))
  const [ours, setOurs] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<string | null>(null)
  const [values, setValues] = useState(linkValues(tool))
  const [problem, setProblem] = useState<string>()
  const { name } = providerOf(tool)
  const isAudience = tool === 'lagrowthmachine'

  async function submit() {
    const target = targets.data?.find((each) => each.id === theirs)
    if (ours === null || !target) return setProblem(t('outreach.incomplete'))
    if (!isField(values.linkField)) return setProblem(t('outreach.field_problem'))
    setProblem(undefined)
    const { linkField, tag } = values
    const choice = { targetId: target.id, targetName: target.name, linkField, tag: tag.trim() || null }
    if (await actions.link(ours, choice)) {
      setOurs(null)
      setTheirs(null)
      setValues({ ...values, tag: '' })
    }
  }

  if (targets.isError) return <p role="alert">{problemText(targets.error, t)}</p>
  if (targets.data?.length === 0)
    return <p className={classes.text}>{t('outreach.targets_empty', { name })}</p>
  return (
    <div className={classes.form}>
      <Select
        label={t('outreach.ours')}
        placeholder={t('outreach.choose')}
        data={campaigns.map((campaign) => ({ value: campaign.id, label: campaign.name }))}
        value={ours}
        onChange={setOurs}
      />
      <Select
        label={t(isAudience ? 'outreach.audience' : 'outreach.theirs', { name })}
        placeholder={t('outreach.choose')}
        data={(targets.data ?? []).map((target) => ({
          value: target.id,
          label: target.isReady ? target.name : t('outreach.draft', { campaign: target.name }),
          disabled: !target.isReady,
        }))}
        value={theirs}
        onChange={setTheirs}
        searchable
      />
      <LinkFields tool={tool} values={values} onChange={setValues} />
      {problem !== undefined && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div>
        <WorkButton work={submit}>{t('outreach.save')}</WorkButton>
      </div>
    </div>
  )
}
