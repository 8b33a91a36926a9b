import { Modal, Switch } from '@mantine/core'
import { useText } from '../../language/language.tsx'
import { KeyCaps } from '../../ui/key-caps.tsx'
import classes from './shortcut-sheet.module.css'
import { SHORTCUTS } from './shortcuts.ts'
import type { Shortcut } from './shortcuts.ts'
import { useShortcutsOn } from './use-shortcuts.ts'

export function ShortcutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  const [isOn, setOn] = useShortcutsOn()
  const rows: [string, string][] = [
    ['mod k', t('shortcut.commands')],
    ...Object.entries(SHORTCUTS).map(([name, keys]): [string, string] => [
      keys,
      t(`shortcut.${name as Shortcut}`),
    ]),
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
