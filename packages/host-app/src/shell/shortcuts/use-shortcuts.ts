import { useLocalStorage } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import { useDeps } from '../../data/deps.ts'
import { isTextField } from '../../ui/is-text-field.ts'
import { press } from './shortcuts.ts'
import type { KeyPress, Pressed, Shortcut } from './shortcuts.ts'

/** Single-key shortcuts can be turned off, because speech input types letters (WCAG 2.1.4). */
export function useShortcutsOn() {
  return useLocalStorage({ key: 'scheduling.shortcuts', defaultValue: true, getInitialValueInEffect: false })
}

/** Runs shortcuts that are typed outside of fields and dialogs. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const [isOn] = useShortcutsOn()
  const { now } = useDeps()
  const meaning = useEffectEvent((before: Pressed | undefined, key: KeyPress) =>
    press(
      shortcuts.map(({ keys }) => keys),
      before,
      key,
    ),
  )
  const run = useEffectEvent((keys: string) => shortcuts.find((one) => one.keys === keys)?.run())

  useEffect(() => {
    if (!isOn) return
    let before: Pressed | undefined
    function listen(event: KeyboardEvent) {
      const { keys, pressed } = meaning(before, {
        key: event.key,
        at: now(),
        hasModifier: event.ctrlKey || event.metaKey || event.altKey,
        isTyping: event.defaultPrevented || isTakenElsewhere(event.target),
      })
      before = pressed
      if (keys === undefined) return
      event.preventDefault()
      run(keys)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn, now])
}

function isTakenElsewhere(target: EventTarget | null): boolean {
  const holders = 'select, [role="dialog"], [role="menu"], [role="grid"]'
  return isTextField(target) || (target instanceof Element && target.closest(holders) !== null)
}
