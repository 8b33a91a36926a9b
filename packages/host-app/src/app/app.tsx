import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { DepsContext } from '../data/deps.ts'
import type { Deps } from '../data/deps.ts'
import { callWithoutOutdatedErrors, downloadWithoutOutdatedErrors } from './outdated-errors.ts'
import { LanguageProvider } from '../language/language.tsx'
import type { Speech } from '../language/speech.ts'
import { schemeOfPage } from '../ui/theme/page-scheme.ts'
import { ThemeProvider } from '../ui/theme/theme-provider.tsx'
import { ToastList, ToastsContext } from '../ui/toasts/toast-list.tsx'
import { createToasts } from '../ui/toasts/toasts.ts'
import type { Toasts } from '../ui/toasts/toasts.ts'
import type { AppRouter } from './router.tsx'

interface Props {
  deps: Deps
  queryClient: QueryClient
  router: AppRouter
  speech: Speech
  /** Without animations and portals. */
  isTest?: boolean
}

export function App({ deps: given, queryClient, router, speech, isTest }: Props) {
  const [toasts] = useState(createPageToasts)
  const [deps] = useState(() => ({
    ...given,
    call: callWithoutOutdatedErrors(given.call, toasts),
    download: downloadWithoutOutdatedErrors(given.download, toasts),
  }))
  const scheme = useRouterState({ router, select: ({ location }) => schemeOfPage(location.pathname) })
  return (
    <LanguageProvider speech={speech}>
      <ThemeProvider scheme={scheme} isTest={isTest}>
        <DepsContext value={deps}>
          <QueryClientProvider client={queryClient}>
            <ToastsContext value={toasts}>
              <RouterProvider router={router} />
              <ToastList />
            </ToastsContext>
          </QueryClientProvider>
        </DepsContext>
      </ThemeProvider>
    </LanguageProvider>
  )
}

function createPageToasts(): Toasts {
  return createToasts({
    set: (run, after) => setTimeout(run, after),
    clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  })
}
