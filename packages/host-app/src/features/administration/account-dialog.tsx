import { Modal } from '@mantine/core'
import type { AdministeredAccount } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import { PlanForm } from './plan-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { useAdministration } from './use-administration.ts'

export type Deed = 'plan' | 'disable' | 'enable' | 'call_done' | 'second_factor' | 'delete'

interface Props {
  account: AdministeredAccount
  deed: Deed
  onClose: () => void
}

/** One action on an account, with the fields that it needs. */
export function AccountDialog({ account, deed, onClose }: Props) {
  const t = useText()
  const actions = useAdministration()
  const { id, name, email } = account
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`administration.${deed}_of`, { name })}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {deed === 'plan' ? (
        <PlanForm account={account} onSend={(plan) => actions.changePlan(id, plan).then(onClose)} />
      ) : (
        <ReasonForm
          text={t(`administration.${deed}_text`, { email })}
          action={t(`administration.${deed}`)}
          label={t(deed === 'second_factor' ? 'administration.proof' : 'administration.reason')}
          needsReason={deed !== 'enable' && deed !== 'call_done'}
          needsPassword={deed === 'delete'}
          onSend={async (given) => {
            if (deed === 'disable') await actions.disable(id, given.reason)
            else if (deed === 'enable') await actions.enable(id)
            else if (deed === 'call_done') await actions.endCall(id)
            else if (deed === 'second_factor') await actions.resetSecondFactor(id, given.reason)
            else await actions.remove(id, given)
            onClose()
          }}
        />
      )}
    </Modal>
  )
}
