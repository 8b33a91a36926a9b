import { Button, Modal } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useText } from '../../../language/language.tsx'
import type { KeptForm } from '../../../ui/form/use-kept-form.tsx'
import { WorkButton } from '../../../ui/work/work-button.tsx'
import panel from './panel.module.css'

/** Asks before the details close over something unsaved. The form's own guard sees only ways to another path. */
export function CloseGuard({ isDirty, save }: { isDirty: boolean; save: KeptForm<object>['save'] }) {
  const t = useText()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && current.pathname === next.pathname && openBookingIn(current) !== openBookingIn(next),
    withResolver: true,
  })
  return (
    <Modal
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      title={t('leave.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <p>{t('leave.text')}</p>
      <div className={panel.actions}>
        <Button variant="default" onClick={() => proceed?.()}>
          {t('leave.later')}
        </Button>
        <WorkButton data-autofocus work={async () => ((await save()) ? proceed?.() : reset?.())}>
          {t('leave.save')}
        </WorkButton>
      </div>
    </Modal>
  )
}

function openBookingIn({ search }: { search: object }): unknown {
  return 'booking' in search ? search.booking : undefined
}
