import { Button, Skeleton } from '@mantine/core'
import type { BillingDetails, Call } from '@scheduling/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useMe } from '../../../data/use-me.ts'
import { useText } from '../../../language/language.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import classes from '../billing.module.css'
import { DetailsForm } from './details-form.tsx'
import { BILLING } from '../queries.ts'
import { useRefresh } from '../use-refresh.ts'

const DETAILS = [...BILLING, 'details'] as const

const detailsQuery = (call: Call) =>
  queryOptions({
    queryKey: DETAILS,
    queryFn: async ({ signal }) => (await call('GET /stripe/getBillingDetails', { signal })).data,
  })

/** Loading, shown or editing. Without details there is only the form. */
export function DetailsBlock() {
  const t = useText()
  const { call } = useDeps()
  const { data, error, refetch } = useQuery(detailsQuery(call))
  const { region } = useMe()
  const [isEditing, setEditing] = useState(false)
  const [isRemoved, setRemoved] = useState(false)
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const refresh = useRefresh()
  const remove = useMutation({
    mutationFn: async () => {
      await call('DELETE /stripe/removeBillingDetails')
      setRemoved(true)
      queryClient.setQueryData(DETAILS, null)
      await refresh()
    },
    onSuccess: () => toasts.show(t('details.removed')),
    onError: () => toasts.show(t('details.remove_failed'), { tone: 'bad' }),
  })
  if (error && data === undefined)
    return <ErrorState title={t('details.load_failed')} text="" onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={160} aria-busy />
  if (data === null || isEditing)
    return (
      <DetailsForm
        // Empty the form after the details were removed.
        key={data === null ? 'new' : 'known'}
        details={data}
        country={isRemoved ? '' : (region ?? '')}
        onSave={async (body, unsaved) => {
          const saved = await call('POST /stripe/updateBillingDetails', { body })
          queryClient.setQueryData(DETAILS, saved)
          setEditing(false)
          toasts.show(t('details.updated'))
          if (unsaved) toasts.show(t(`details.tax_${unsaved}`), { tone: 'bad' })
          await refresh()
        }}
      />
    )
  return (
    <>
      <Details details={data} />
      <div className={classes.actions}>
        <Button variant="default" onClick={() => setEditing(true)}>
          {t('details.edit')}
        </Button>
        <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('details.remove')}
        </Button>
      </div>
    </>
  )
}

function Details({ details }: { details: BillingDetails }) {
  const t = useText()
  const { company_name, address_line_1, address_line_2, postal_code, city, country_name, phone } = details
  const lines = [
    company_name,
    address_line_1,
    address_line_2,
    [postal_code, city].join(' '),
    country_name,
    phone,
  ].filter((line) => line.trim() !== '')
  return (
    <address>
      {lines.map((line) => (
        <div key={line}>
          <bdi>{line}</bdi>
        </div>
      ))}
      {details.tax_id !== '' && (
        <div>
          {t('details.tax_id')}: <bdi>{details.tax_id}</bdi>{' '}
          <span className={classes.dim}>
            {details.tax_id_status === 'valid' ? t('details.tax_valid') : t('details.tax_unchecked')}
          </span>
        </div>
      )}
    </address>
  )
}
