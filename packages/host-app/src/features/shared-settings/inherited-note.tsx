import type { SharedField } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import { inheritedQuery } from './queries.ts'
import classes from './shared-settings.module.css'
import { useInherit } from './use-inherit.tsx'

interface Props {
  field: SharedField
  /** The value as it is saved: whoever changes it has their own from then on. */
  saved: unknown
}

/** Beside a setting: whether it is inherited, and the way to the other. Hidden if no organization shares it. */
export function InheritedNote({ field, saved }: Props) {
  const t = useText()
  const { call } = useDeps()
  const isOwnHost = useMe().organization === null
  const { data, refetch } = useQuery({ ...inheritedQuery(call), enabled: isOwnHost })
  const { choose, dialog } = useInherit(field)
  const value = JSON.stringify(saved)
  const known = useRef(value)
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    void refetch()
  }, [value, refetch])

  const one = data?.fields.find((each) => each.field === field)
  if (!isOwnHost || !one || one.offers.length === 0) return null
  const name = t(`inherited.${field}`)
  const from = one.offers.find(({ organizationId }) => organizationId === one.organizationId)
  return (
    <div className={classes.note} role="group" aria-label={name}>
      <span>{`${name}: ${from ? t('inherited.from', { name: from.name }) : t('inherited.own')}`}</span>
      {one.offers
        .filter((offer) => offer !== from)
        .map((offer) => (
          <WorkButton
            key={offer.organizationId}
            variant="subtle"
            size="compact-sm"
            work={() => choose(offer)}
          >
            {t('inherited.use', { name: offer.name })}
          </WorkButton>
        ))}
      {from && (
        <WorkButton variant="subtle" size="compact-sm" work={() => choose(null)}>
          {t('inherited.make_own')}
        </WorkButton>
      )}
      {dialog}
    </div>
  )
}
