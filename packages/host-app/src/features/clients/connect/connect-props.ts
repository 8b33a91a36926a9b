import type { ClientRequest } from '@scheduling/contract'

/** What the parts of the page for clients share. `onDone`: the link has ended. */
export interface ConnectProps {
  requestKey: string
  request: ClientRequest
  onDone: (done: { title: string; text: string }) => void
}
