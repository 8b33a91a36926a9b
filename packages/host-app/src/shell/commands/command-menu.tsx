import { Modal, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useText } from '../../language/language.tsx'
import { IconSearch } from '../../ui/icons.ts'
import { KeyCaps } from '../../ui/key-caps.tsx'
import classes from './command-menu.module.css'
import { rankCommands } from './rank.ts'
import { useCommands } from './use-commands.ts'
import type { ShellActions } from '../shell-actions.ts'
import type { ShellShortcut } from '../use-shell-shortcuts.ts'

interface Props {
  shortcuts: readonly ShellShortcut[]
  actions: Pick<ShellActions, 'upgrade' | 'sendFeedback' | 'logout'>
  onClose: () => void
  /** What was typed before the field had the focus. */
  typedAhead: () => string
}

export function CommandMenu({ isOpen, ...given }: Props & { isOpen: boolean }) {
  const t = useText()
  return (
    <Modal
      opened={isOpen}
      onClose={given.onClose}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': t('command.label') } }}
      padding={0}
      size={560}
      centered={false}
      yOffset="12vh"
      transitionProps={{ duration: 100 }}
    >
      <Commands {...given} />
    </Modal>
  )
}

function Commands({ shortcuts, actions, onClose, typedAhead }: Props) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [searched] = useDebouncedValue(typed.trim(), 200)
  const commands = useCommands({ shortcuts, typed: searched, actions })
  const matches = rankCommands(commands, typed)
  const id = useId()
  const selected = matches[Math.min(at, matches.length - 1)]

  function steer(event: KeyboardEvent) {
    const last = matches.length - 1
    const steps: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const next = steps[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setAt(next)
      document.getElementById(`${id}-${matches[next]?.id}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && selected) {
      event.preventDefault()
      onClose()
      selected.run()
    }
  }

  return (
    <div>
      <div className={classes.field}>
        <IconSearch size={18} aria-hidden />
        <input
          className={classes.input}
          data-autofocus
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={selected && `${id}-${selected.id}`}
          aria-autocomplete="list"
          aria-label={t('command.label')}
          placeholder={t('command.placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setAt(0)
          }}
          onFocus={() => setTyped(typed + typedAhead())}
          onKeyDown={steer}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot hold icons and keys */}
      <div id={`${id}-list`} role="listbox" aria-label={t('command.label')} className={classes.list}>
        {matches.map((command, index) => {
          const Icon = command.icon
          return (
            // Keys go to the field above: the list follows it by aria-activedescendant.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={command.id}
              id={`${id}-${command.id}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native one holds no icons and keys
              role="option"
              aria-selected={command === selected}
              className={classes.option}
              onMouseMove={() => setAt(index)}
              onClick={() => {
                onClose()
                command.run()
              }}
            >
              <Icon size={18} aria-hidden />
              <span className={classes.text}>
                <bdi>{command.text}</bdi>
              </span>
              {command.note && <span className={classes.note}>{command.note}</span>}
              {command.keys && <KeyCaps keys={command.keys} />}
            </div>
          )
        })}
      </div>
      {matches.length === 0 && <p className={classes.none}>{t('command.none')}</p>}
      <VisuallyHidden component="output">{t('command.count', { count: matches.length })}</VisuallyHidden>
    </div>
  )
}
