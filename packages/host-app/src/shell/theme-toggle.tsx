import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useDeps } from '../data/deps.ts'
import { useText } from '../language/language.tsx'
import { IconMoon, IconSun } from '../ui/icons.ts'

export function useThemeToggle() {
  const { call, session } = useDeps()
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('dark')
  const toggle = () => {
    const theme = scheme === 'dark' ? 'light' : 'dark'
    setColorScheme(theme)
    // Saves the person's theme for other devices, and for this one after signing out. A failure changes nothing on screen.
    if (session.token())
      void call('PATCH /settings', { body: { theme }, headers: { 'acting-for': '' } }).catch(() => undefined)
  }
  return { scheme, toggle }
}

export function ThemeToggle() {
  const t = useText()
  const { scheme, toggle } = useThemeToggle()
  const label = scheme === 'dark' ? t('theme.light') : t('theme.dark')
  return (
    // The browser's own tooltip: a component for it would be a tenth of what the first screen loads.
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label} onClick={toggle}>
      {scheme === 'dark' ? <IconSun size={18} /> : <IconMoon size={18} />}
    </ActionIcon>
  )
}
