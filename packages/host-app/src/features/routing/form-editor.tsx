import { Button } from '@mantine/core'
import type { RoutingForm } from '@scheduling/contract'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { IconDelete } from '../../ui/icons.ts'
import { SaveBar } from '../../ui/save-bar/save-bar.tsx'
import { useHere } from '../../ui/use-here.ts'
import { AnswersList } from './answers-list.tsx'
import { FormFields } from './form-fields.tsx'
import classes from './routing.module.css'
import { TryForm } from './try-form.tsx'
import { useRoutingActions } from './use-routing-actions.ts'
import { useRoutingForm } from './use-routing-form.ts'
import { useTargets } from './use-targets.ts'

interface Props {
  /** Undefined: a new one. */
  form: RoutingForm | undefined
  /** All forms of the host. */
  forms: readonly RoutingForm[]
  onAdded: (added: RoutingForm) => Promise<void>
}

export function FormEditor({ form: saved, forms, onAdded }: Props) {
  const t = useText()
  const actions = useRoutingActions()
  const targets = useTargets()
  const kept = useRoutingForm({ ...(saved && { form: saved }), forms, actions, onAdded })
  const { form, save } = kept

  return (
    <div className={classes.columns}>
      <FormFields id={saved?.id} kept={kept} targets={targets} />
      <TryForm values={form.values} targets={targets} />
      {saved && (
        <div className={classes.parts}>
          <AnswersList form={saved} targets={targets} />
          <DeleteForm form={saved} remove={actions.remove} />
          <SaveBar
            isShown={form.isDirty}
            isSending={form.isSending}
            text={t('form.unsaved')}
            onSave={() => void save()}
            onDiscard={form.discard}
          />
        </div>
      )}
    </div>
  )
}

interface DeleteProps {
  form: RoutingForm
  remove: (form: RoutingForm) => Promise<boolean>
}

function DeleteForm({ form, remove }: DeleteProps) {
  const t = useText()
  const navigate = useNavigate()
  const here = useHere()
  const [isAsked, setAsked] = useState(false)

  async function confirm() {
    setAsked(false)
    const isHere = here()
    if ((await remove(form)) && isHere()) await navigate({ to: '/organization/forms', ignoreBlocker: true })
  }

  return (
    <>
      <Button
        className={classes.start}
        variant="subtle"
        color="red"
        leftSection={<IconDelete size={16} />}
        onClick={() => setAsked(true)}
      >
        {t('row.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('routing.delete_title')}
        action={t('row.delete')}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      >
        {t('routing.delete_text')}
      </ConfirmDialog>
    </>
  )
}
