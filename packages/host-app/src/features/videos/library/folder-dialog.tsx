import { Button, Modal, TextInput } from '@mantine/core'
import { limits } from '@scheduling/domain'
import { longerThan } from '../../../data/problem-text.ts'
import { useSentForm } from '../../../data/use-sent-form.ts'
import { useText } from '../../../language/language.tsx'
import { FormNotices } from '../../../ui/form/form-notices.tsx'
import type { Problems } from '../../../ui/form/form-state.ts'
import classes from './library.module.css'

interface Props {
  title: string
  name: string
  /** Throws the server's refusal. */
  send: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a folder. */
export function FolderDialog({ title, name, send, onClose }: Props) {
  const t = useText()
  const { form, failure, element } = useSentForm({
    saved: { name },
    check: (values): Problems => ({
      ...(values.name.trim() === '' && { name: t('field.required') }),
      ...longerThan(limits.NAME_MAX, values, t),
    }),
    send: (values) => send(values.name.trim()),
    onSent: onClose,
  })
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('dialog.close') }}>
      <form {...element} className={classes.dialog}>
        <FormNotices isRestored={false} failure={failure} />
        <TextInput {...form.text('name')} aria-required label={t('videos.folder_name')} data-autofocus />
        <div className={classes.buttons}>
          <Button type="submit" loading={form.isSending}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
