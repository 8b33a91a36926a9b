import { Button, TextInput } from '@mantine/core'
import type { Integration, TrackingAppId } from '@scheduling/contract'
import { TRACKING_APPS } from '@scheduling/contract/tracking-apps'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import type { Problems } from '../../ui/form/form-state.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { IconGood } from '../../ui/icons.ts'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import classes from './tracking-app.module.css'
import { settleTrackingId, trackingIdProblem } from './tracking-id.ts'
import { useIntegrationActions } from './use-integration-actions.ts'

interface Props {
  appId: TrackingAppId
  connected: Integration | undefined
}

export function TrackingForm({ appId, connected }: Props) {
  const t = useText()
  const toasts = useToasts()
  const actions = useIntegrationActions()
  const { form, attach } = useForm({
    saved: { trackingId: connected?.trackingId ?? '' },
    check: ({ trackingId }): Problems => {
      const problem = trackingIdProblem(appId, trackingId, t)
      return problem ? { trackingId: problem } : {}
    },
    refusals: (error) => fieldProblems(error, t),
  })

  function connect() {
    form
      .send(async (values) => {
        const trackingId = settleTrackingId(values.trackingId)
        await actions.connect(appId, trackingId)
        return { trackingId }
      })
      .catch((error: unknown) => toasts.show(problemText(error, t), { tone: 'bad' }))
  }

  return (
    <form
      ref={attach}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        connect()
      }}
    >
      {connected && (
        <p className={classes.connected}>
          <IconGood size={18} aria-hidden />
          {t('integrations.connected')}
        </p>
      )}
      <TextInput
        {...form.text('trackingId')}
        aria-required
        label={t(`tracking.${appId}_id`)}
        description={t(`tracking.where_${appId}`)}
        placeholder={t('tracking.example', { example: TRACKING_APPS[appId].example })}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={form.isSending} disabled={connected && !form.isDirty}>
          {t(connected ? 'tracking.change' : 'tracking.connect')}
        </Button>
        {connected && (
          <WorkButton variant="default" work={() => actions.disconnect(connected)}>
            {t('tracking.disconnect')}
          </WorkButton>
        )}
      </div>
    </form>
  )
}
