import type { ToolResult } from '@scheduling/contract/tool-messages'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Call } from '@scheduling/contract'
import { useDeps } from '../../../data/deps.ts'
import { handOver, isShownByProgram, trustedOrigins } from '../../../data/hand-over.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { WorkButton } from '../../../ui/work/work-button.tsx'

const isExtensionAllowedQuery = (call: Call) =>
  queryOptions({
    queryKey: ['extension'],
    queryFn: async ({ signal }) => (await call('GET /oauth/extension', { signal })).redirect_uris,
    retry: false,
  })

const sitesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['allowed-sites'],
    queryFn: async ({ signal }) =>
      (await call('GET /embeds', { signal })).embeds.flatMap(({ allowedSites }) => allowedSites),
    retry: false,
  })

/** Hands the result to the program whose window this is. Shows nothing if this is a page by itself. */
export function HandOverButton({ make }: { make: () => Promise<Omit<ToolResult, 'type'>> }) {
  const t = useText()
  const toasts = useToasts()
  const { call, session } = useDeps()
  const isShown = isShownByProgram(window)
  const { data: redirects = [] } = useQuery({ ...isExtensionAllowedQuery(call), enabled: isShown })
  const isSignedIn = session.token() !== undefined
  const { data: sites = [] } = useQuery({ ...sitesQuery(call), enabled: isShown && isSignedIn })
  const origins = trustedOrigins(redirects, sites)
  if (!isShown || origins.length === 0) return null

  async function send(): Promise<void> {
    handOver(window, origins, await make())
    toasts.show(t('tool_window.sent'))
  }
  return <WorkButton work={send}>{t('tool_window.insert')}</WorkButton>
}
