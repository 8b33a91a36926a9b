import { Modal, Switch } from '@mantine/core'
import { useText } from '../../language/language.tsx'
import { KeyCaps } from '../../ui/key-caps.tsx'
import classes from './shortcut-sheet.module.css'
import type { Shortcut } from './shortcuts.ts'
import { useShortcutsOn } from './use-shortcuts.ts'

interface Props {
  shortcuts: readonly Shortcut[]
  isOpen: boolean
  onClose: () => void
}

export function ShortcutSheet({ shortcuts, isOpen, onClose }: Props) {
  const t = useText()
  const [isOn, setOn] = useShortcutsOn()
  const rows: [string, string][] = [
    ['mod k', t('shortcut.commands')],
    ...shortcuts.map(({ keys, text }): [string, string] => [keys, text]),
    ['mod s', t('shortcut.save')],
    ['mod z', t('shortcut.undo')],
  ]
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('shortcut.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <dl className={classes.list}>
        {rows.map(([keys, text]) => (
          <div key={keys} className={classes.row}>
            <dt>{text}</dt>
            <dd>
              <KeyCaps keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('shortcut.on')}
        description={t('shortcut.on_text')}
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </Modal>
  )
}
