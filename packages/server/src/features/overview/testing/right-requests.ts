import type { RightRequests } from '../../../testing/right-requests.ts'

export function rightRequests(): RightRequests {
  return { requests: { 'GET /overview': () => ({}) } }
}
