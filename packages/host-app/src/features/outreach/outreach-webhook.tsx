import type { Outreach } from '@scheduling/contract'
import { useState } from 'react'
import { useFormat, useText } from '../../language/language.tsx'
import { SecretPanel } from '../../ui/secret-panel/secret-panel.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import { OutreachSection } from './outreach-section.tsx'
import { useOutreachActions } from './use-outreach-actions.ts'
import classes from './outreach.module.css'

interface Props {
  outreach: Outreach
  /** Of the tool. */
  name: string
}

/** The address that the tool calls when somebody replies. */
export function OutreachWebhook({ outreach: { connectionId, hook }, name }: Props) {
  const t = useText()
  const format = useFormat()
  const { makeHook, endHook } = useOutreachActions(connectionId)
  const [address, setAddress] = useState<string>()
  return (
    <OutreachSection
      id={`hook-${connectionId}`}
      title={t('outreach.hook')}
      text={t('outreach.hook_text', { name })}
    >
      {address !== undefined && (
        <SecretPanel
          title={t('outreach.hook_title')}
          secret={address}
          copy={t('outreach.hook_copy')}
          copied={t('outreach.hook_copied')}
          done={t('outreach.hook_kept')}
          onKept={() => setAddress(undefined)}
        >
          {t('outreach.hook_once')}
        </SecretPanel>
      )}
      {hook && (
        <p className={classes.text}>
          {hook.heardAt === null
            ? t('outreach.hook_never')
            : t('outreach.hook_heard', { date: format.dateTime(Date.parse(hook.heardAt)) })}
        </p>
      )}
      <div className={classes.actions}>
        <WorkButton variant="default" work={async () => setAddress(await makeHook())}>
          {t(hook ? 'outreach.hook_again' : 'outreach.hook_make')}
        </WorkButton>
        {hook && (
          <WorkButton
            variant="subtle"
            color="gray"
            work={async () => {
              await endHook()
              setAddress(undefined)
            }}
          >
            {t('outreach.hook_end')}
          </WorkButton>
        )}
      </div>
    </OutreachSection>
  )
}
