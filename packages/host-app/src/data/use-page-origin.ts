import { useDeps } from './deps.ts'
import { useMe } from './use-me.ts'

/** Origin of the host's pages and the embed script: the custom domain if it works, else this server. */
export function usePageOrigin(): string {
  const { origin } = useDeps()
  const { custom_domain: domain } = useMe()
  return domain === null ? origin : `https://${domain}`
}
