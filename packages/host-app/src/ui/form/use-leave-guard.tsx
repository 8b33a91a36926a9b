import { Button, Modal } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import classes from './leave-guard.module.css'
import { WorkButton } from '../work/work-button.tsx'

/** Asks before typed values are lost. They stay as a draft in this tab, unless the session ends. */
export function useLeaveGuard(isDirty: boolean, save: () => Promise<boolean>): ReactNode {
  const t = useText()
  const {
    status,
    proceed,
    reset,
    next: target,
  } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && current.pathname !== next.pathname && next.pathname !== '/login',
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  const isEnd = target?.pathname === '/logout'
  return (
    <Modal
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      title={t('leave.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <p className={classes.text}>{t(isEnd ? 'leave.end_text' : 'leave.text')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => proceed?.()}>
          {t(isEnd ? 'leave.end' : 'leave.later')}
        </Button>
        <WorkButton data-autofocus work={async () => ((await save()) ? proceed?.() : reset?.())}>
          {t('leave.save')}
        </WorkButton>
      </div>
    </Modal>
  )
}
