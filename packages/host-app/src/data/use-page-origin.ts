import { useDeps } from './deps.ts'
import { useMe } from './use-me.ts'

/** Where the host's pages and the embed script are: at the custom domain that works, else at this server. */
export function usePageOrigin(): string {
  const { origin } = useDeps()
  const { custom_domain: domain } = useMe()
  return domain === null ? origin : `https://${domain}`
}
