import { MantineContext, MantineThemeProvider, useProviderColorScheme } from '@mantine/core'
import { useColorScheme } from '@mantine/hooks'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import type { PageScheme } from './page-scheme.ts'
import { colorSchemeManager, theme } from './theme.ts'

const root = (): HTMLElement => document.documentElement

interface Props {
  /** Of a page that has one of its own. */
  scheme: PageScheme
  /** Without animations and portals. */
  isTest: boolean | undefined
  children: ReactNode
}

/**
 * Mantine's provider without what computes style sheets: `theme.css` has the variables of the theme, so that no script
 * makes them at each start.
 */
export function ThemeProvider({ scheme, isTest, children }: Props) {
  const ofVisitor = useColorScheme('light', { getInitialValueInEffect: false })
  const shown = useProviderColorScheme({
    manager: colorSchemeManager,
    defaultColorScheme: 'dark',
    getRootElement: root,
    forceColorScheme: scheme === 'auto' ? ofVisitor : scheme,
  })
  useLayoutEffect(() => root().setAttribute('data-respect-reduced-motion', 'true'), [])
  return (
    <MantineContext
      value={{
        ...shown,
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
