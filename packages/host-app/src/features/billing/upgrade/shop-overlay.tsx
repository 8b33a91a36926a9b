import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Shop } from './shop.tsx'
import type { Looking } from './looking.ts'

/** Plans over any page. Payment is at its own address, because only that document allows the payment provider. */
export function ShopOverlay({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [looking, setLooking] = useState<Looking>({ tier: undefined, isDetail: false, period: undefined })
  return (
    <Shop
      looking={looking}
      onLook={(change) => {
        const next = { ...looking, ...change }
        if (!next.tier || next.isDetail) return setLooking(next)
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
