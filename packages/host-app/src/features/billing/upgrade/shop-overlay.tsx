import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Shop } from './shop.tsx'
import type { SelectedPlan } from './selected-plan.ts'

/** Plans over any page. Payment is at its own address, because only that document allows the payment provider. */
export function ShopOverlay({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [selected, setSelected] = useState<SelectedPlan>({
    tier: undefined,
    isDetail: false,
    period: undefined,
  })
  return (
    <Shop
      selected={selected}
      onLook={(change) => {
        const next = { ...selected, ...change }
        if (!next.tier || next.isDetail) return setSelected(next)
        onClose()
        void navigate({ to: '/upgrade', search: { tier: next.tier, period: next.period } })
      }}
      onBilling={() => {
        onClose()
        void navigate({ to: '/upgrade/billing' })
      }}
      onDone={onClose}
    />
  )
}
