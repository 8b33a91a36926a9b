import type { WebhookEvent } from '@scheduling/contract'
import { useMutation } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { exampleWords } from '../deliveries/delivery-words.ts'
import type { Words } from '../telling.ts'

export interface Example {
  isSending: boolean
  /** The latest result. */
  outcome: Words | undefined
  send: (event: WebhookEvent) => void
}

export function useExample(webhookId: string): Example {
  const t = useText()
  const { call } = useDeps()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (event: WebhookEvent) =>
      call('POST /webhooks/:id/test', { params: { id: webhookId }, body: { event } }),
  })
  return {
    isSending: isPending,
    outcome: error ? { tone: 'bad', text: problemText(error, t) } : data && exampleWords(data, t),
    send: (event) => {
      if (!isPending) mutate(event)
    },
  }
}
