import { useNavigate, useRouter } from '@tanstack/react-router'
import { useDeps } from '../deps.ts'

/** Acts for an organization from now on, or for one's own host, and opens a room there. Unsaved changes ask first. */
export function useActFor(): (organization: string | undefined, path?: string) => Promise<void> {
  const { session, document } = useDeps()
  const navigate = useNavigate()
  const router = useRouter()
  return async (organization, path = '/') => {
    await navigate({ to: '/' })
    if (router.state.location.pathname !== '/') return
    session.actFor(organization)
    // All that was read is of the former host.
    await document.leaveFor(path)
  }
}
