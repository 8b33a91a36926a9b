import type { PageData } from '@scheduling/contract'
import { srcSetOf } from '@scheduling/contract/images'
import { ownerOf } from '@scheduling/contract/public-pages'
import { PRODUCT_NAME } from '@scheduling/messages/product'
import type { ReactNode } from 'react'
import css from './page-frame.module.css'

// What surrounds a page outside frames. It never changes, so no script carries its code.

/** The host's picture behind the page. */
export function Background({ data }: { data: PageData }) {
  const background = data.options.embed === null ? ownerOf(data)?.background : null
  if (!background) return null
  return <img className={css.background} src={background} srcSet={srcSetOf(background)} alt="" />
}

/** Our name below the page, unless the host hides it. */
export function ProductName({ data }: { data: PageData }) {
  if (data.options.embed !== null || ownerOf(data)?.hidesProductName) return null
  return <footer className={css.product}>{PRODUCT_NAME}</footer>
}

/** A page with both, where it has no document of its own. */
export function PageFrame({ data, children }: { data: PageData; children: ReactNode }) {
  return (
    <div className={css.around}>
      <Background data={data} />
      {children}
      <ProductName data={data} />
    </div>
  )
}
