import { useRouter } from '@tanstack/react-router'

/**
 * Call the result before work that takes a while. What it returns says whether the host is still on the same page: if
 * not, nobody leads them elsewhere.
 */
export function useHere(): () => () => boolean {
  const router = useRouter()
  return () => {
    const at = router.state.location.pathname
    return () => router.state.location.pathname === at
  }
}
