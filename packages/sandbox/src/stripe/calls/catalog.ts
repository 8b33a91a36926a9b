import {
  createCoupon,
  createPrice,
  createProduct,
  createPromotionCode,
  createTaxRate,
  isLive,
  shownPrice,
  shownProduct,
} from '../catalog.ts'
import { flagOf, listOf, textOf } from '../form.ts'
import type { Calls } from './call.ts'
import { PAGE } from './call.ts'

export const CATALOG_CALLS: Calls = {
  'POST /v1/products': {
    takes: ['id', 'name', 'metadata'],
    answer: ({ world, form }) => shownProduct(createProduct(world, form)),
  },
  'POST /v1/products/:id': {
    takes: ['name', 'metadata', 'active'],
    answer: ({ world, ids: [id = ''], form }) => {
      const product = world.get('product', id)
      product.name = textOf(form, 'name') ?? product.name
      return shownProduct(product)
    },
  },
  'GET /v1/products/:id': {
    takes: [],
    answer: ({ world, ids: [id = ''] }) => shownProduct(world.get('product', id)),
  },
  'POST /v1/prices': {
    takes: [
      'product',
      'currency',
      'recurring',
      'billing_scheme',
      'tiers_mode',
      'tiers',
      'unit_amount',
      'lookup_key',
      'transfer_lookup_key',
      'nickname',
      'metadata',
    ],
    answer: ({ world, form }) => shownPrice(createPrice(world, form)),
  },
  'POST /v1/prices/:id': {
    takes: ['active', 'metadata', 'lookup_key'],
    answer: ({ world, ids: [id = ''], form }) => {
      const price = world.get('price', id)
      price.active = flagOf(form, 'active') ?? price.active
      return shownPrice(price)
    },
  },
  'GET /v1/prices': {
    takes: [...PAGE, 'active', 'lookup_keys', 'product'],
    isList: true,
    answer: ({ world, form }) => {
      const keys = listOf(form, 'lookup_keys')?.map(String)
      const isActive = flagOf(form, 'active')
      const withTiers = (listOf(form, 'expand') ?? []).includes('data.tiers')
      return world
        .all('price')
        .filter(({ lookup_key }) => !keys || (lookup_key !== null && keys.includes(lookup_key)))
        .filter(({ active }) => isActive === undefined || active === isActive)
        .map((price) => shownPrice(price, withTiers))
    },
  },
  'POST /v1/coupons': {
    takes: [
      'id',
      'percent_off',
      'amount_off',
      'currency',
      'duration',
      'duration_in_months',
      'max_redemptions',
      'redeem_by',
      'name',
      'applies_to',
      'metadata',
    ],
    answer: ({ world, form }) => createCoupon(world, form),
  },
  'GET /v1/coupons/:id': { takes: [], answer: ({ world, ids: [id = ''] }) => world.get('coupon', id) },
  'POST /v1/promotion_codes': {
    takes: ['promotion', 'code', 'expires_at', 'max_redemptions', 'restrictions', 'metadata'],
    answer: ({ world, form }) => createPromotionCode(world, form),
  },
  'POST /v1/promotion_codes/:id': {
    takes: ['active', 'metadata'],
    answer: ({ world, ids: [id = ''], form }) => {
      const code = world.get('promotion_code', id)
      code.active = flagOf(form, 'active') ?? code.active
      return code
    },
  },
  'GET /v1/promotion_codes': {
    takes: [...PAGE, 'active', 'code', 'coupon'],
    isList: true,
    answer: ({ world, form }) => {
      const code = textOf(form, 'code')?.toLowerCase()
      const isActive = flagOf(form, 'active')
      return world
        .all('promotion_code')
        .filter((one) => code === undefined || one.code.toLowerCase() === code)
        .filter((one) => isActive === undefined || isLive(world, one) === isActive)
    },
  },
  'POST /v1/tax_rates': {
    takes: ['percentage', 'display_name', 'inclusive', 'country', 'description', 'metadata'],
    answer: ({ world, form }) => createTaxRate(world, form),
  },
  'GET /v1/tax_rates': {
    takes: [...PAGE, 'active', 'inclusive'],
    isList: true,
    answer: ({ world }) => world.all('tax_rate'),
  },
}
