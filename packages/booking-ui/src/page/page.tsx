import type { PublicOwner } from '@scheduling/contract'
import { srcSetOf } from '@scheduling/contract/images'
import { PRODUCT_NAME } from '@scheduling/messages/product'
import type { ReactNode } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'
import css from './page.module.css'

interface PageProps {
  framed: boolean
  /** Null where the page is nobody's. */
  owner: PublicOwner | null
  children: ReactNode
}

/** What every page stands in; its class carries the styles of all of them. In a frame there is the card alone. */
export function Page({ framed, owner, children }: PageProps) {
  const live = useHydrated()
  const background = framed ? null : (owner?.background ?? null)
  return (
    <div className={css.page} data-framed={framed ? 'yes' : 'no'} data-live={live ? '' : undefined}>
      {background && (
        <img
          className={css.background}
          src={background}
          srcSet={srcSetOf(background)}
          alt=""
          decoding="async"
        />
      )}
      {children}
      {!framed && !owner?.hidesProductName && <p className={css.product}>{PRODUCT_NAME}</p>}
    </div>
  )
}
