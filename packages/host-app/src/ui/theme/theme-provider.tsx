import { MantineContext, MantineThemeProvider, useProviderColorScheme } from '@mantine/core'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { colourSchemeManager, theme } from './theme.ts'

const root = (): HTMLElement => document.documentElement

interface Props {
  isAlwaysLight: boolean
  /** Without animations and portals. */
  isTest: boolean | undefined
  children: ReactNode
}

/**
 * Mantine's provider without what computes style sheets: `theme.css` has the variables of the theme, so that no script
 * makes them at each start.
 */
export function ThemeProvider({ isAlwaysLight, isTest, children }: Props) {
  const scheme = useProviderColorScheme({
    manager: colourSchemeManager,
    defaultColorScheme: 'dark',
    getRootElement: root,
    forceColorScheme: isAlwaysLight ? 'light' : undefined,
  })
  useLayoutEffect(() => root().setAttribute('data-respect-reduced-motion', 'true'), [])
  return (
    <MantineContext
      value={{
        ...scheme,
        getRootElement: root,
        classNamesPrefix: 'mantine',
        cssVariablesSelector: ':root',
        withStaticClasses: true,
        env: isTest ? 'test' : 'default',
      }}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
