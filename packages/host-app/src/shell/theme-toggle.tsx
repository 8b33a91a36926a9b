import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useText } from '../language/language.tsx'
import { IconMoon, IconSun } from '../ui/icons.ts'

export function useThemeToggle() {
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('dark')
  return { scheme, toggle: () => setColorScheme(scheme === 'dark' ? 'light' : 'dark') }
}

export function ThemeToggle() {
  const t = useText()
  const { scheme, toggle } = useThemeToggle()
  const label = scheme === 'dark' ? t('theme.light') : t('theme.dark')
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={toggle}>
        {scheme === 'dark' ? <IconSun size={18} /> : <IconMoon size={18} />}
      </ActionIcon>
    </Tooltip>
  )
}
