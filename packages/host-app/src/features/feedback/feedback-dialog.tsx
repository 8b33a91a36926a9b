import { Modal, Text } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { FeedbackForm } from './feedback-form.tsx'

export function FeedbackDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  const me = useMe()
  const toasts = useToasts()
  const page = useLocation({ select: ({ pathname }) => pathname })
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('feedback.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <Text mb="md">{t('feedback.text', { email: me.userEmail })}</Text>
      <FeedbackForm
        label={t('feedback.message')}
        action={t('feedback.send')}
        page={page}
        onSent={() => {
          toasts.show(t('feedback.sent'))
          onClose()
        }}
      />
    </Modal>
  )
}
