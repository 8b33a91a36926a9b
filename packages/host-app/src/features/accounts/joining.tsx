import type { Call } from '@scheduling/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import classes from './account-page.module.css'

/** What somebody joins who signs in or up with the key of an accepted invitation. */
export const joiningQuery = (call: Call, acceptKey: string) =>
  queryOptions({
    queryKey: ['joining', acceptKey],
    queryFn: ({ signal }) => call('POST /organization/joining', { query: { key: acceptKey }, signal }),
    retry: false,
  })

/** Says what somebody joins by signing in or up. */
export function Joining({ acceptKey }: { acceptKey: string }) {
  const t = useText()
  const { call } = useDeps()
  const { data } = useQuery(joiningQuery(call, acceptKey))
  return data && <output className={classes.notice}>{t('joining.text', { organization: data.name })}</output>
}
