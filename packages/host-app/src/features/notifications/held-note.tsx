import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useFormat } from '../../language/language.tsx'
import { heldMailsQuery } from './queries.ts'

/** Says how many emails to people who are new to the host wait for another day. Hidden if none do. */
export function HeldNote({ text }: { text: (held: { count: number; when: string }) => string }) {
  const { call } = useDeps()
  const format = useFormat()
  const { data } = useQuery(heldMailsQuery(call))
  if (!data?.until) return null
  return <p role="note">{text({ count: data.held, when: format.dateTime(Date.parse(data.until)) })}</p>
}
