import { Fragment } from 'react'
import { useFormat } from '../language/language.tsx'

/** Names in one sentence, each with a direction of its own. */
export function NameList({ names }: { names: readonly string[] }) {
  const format = useFormat()
  return format.listParts(names).map(({ type, value }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- two names may be alike
    type === 'element' ? <bdi key={index}>{value}</bdi> : <Fragment key={index}>{value}</Fragment>,
  )
}
