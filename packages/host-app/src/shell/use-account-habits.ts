import { useMantineColorScheme } from '@mantine/core'
import { useEffect } from 'react'
import { useMe } from '../data/use-me.ts'
import { useLanguage } from '../language/language.tsx'
import { isThemeChosen } from '../ui/theme/theme.ts'

/** Applies language and theme of the account if none were chosen on this device. */
export function useAccountHabits(): void {
  const { speech } = useLanguage()
  const { language, theme } = useMe()
  const { setColorScheme } = useMantineColorScheme()
  useEffect(() => speech.suggest(language), [speech, language])
  useEffect(() => {
    if (!isThemeChosen()) setColorScheme(theme)
  }, [setColorScheme, theme])
}
