import { Modal } from '@mantine/core'
import type { AdministeredAccount } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import { PlanForm } from './plan-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { useAdministration } from './use-administration.ts'

export type AccountAction = 'plan' | 'disable' | 'enable' | 'call_done' | 'second_factor' | 'delete'

interface Props {
  account: AdministeredAccount
  action: AccountAction
  onClose: () => void
}

/** One action on an account, with the fields that it needs. */
export function AccountDialog({ account, action, onClose }: Props) {
  const t = useText()
  const actions = useAdministration()
  const { id, name, email } = account
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`administration.${action}_of`, { name })}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {action === 'plan' ? (
        <PlanForm account={account} onSend={(plan) => actions.changePlan(id, plan).then(onClose)} />
      ) : (
        <ReasonForm
          text={t(`administration.${action}_text`, { email })}
          action={t(`administration.${action}`)}
          label={t(action === 'second_factor' ? 'administration.proof' : 'administration.reason')}
          needsReason={action !== 'enable' && action !== 'call_done'}
          needsPassword={action === 'delete'}
          onSend={async (given) => {
            if (action === 'disable') await actions.disable(id, given.reason)
            else if (action === 'enable') await actions.enable(id)
            else if (action === 'call_done') await actions.endCall(id)
            else if (action === 'second_factor') await actions.resetSecondFactor(id, given.reason)
            else await actions.remove(id, given)
            onClose()
          }}
        />
      )}
    </Modal>
  )
}
