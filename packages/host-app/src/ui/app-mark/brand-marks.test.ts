import * as icons from 'simple-icons'
import { expect, test } from 'vitest'
import { BRAND_MARKS } from './brand-marks.ts'

const DRAWN = {
  zoom: icons.siZoom,
  google_meet: icons.siGooglemeet,
  google_calendar: icons.siGooglecalendar,
  wordpress: icons.siWordpress,
  wix: icons.siWix,
  squarespace: icons.siSquarespace,
  shopify: icons.siShopify,
  webflow: icons.siWebflow,
  ga4: icons.siGoogleanalytics,
  gtag: icons.siGoogleads,
  fpixel: icons.siMeta,
}

test('each mark is the one that the package draws, without a license of its own', () => {
  expect(BRAND_MARKS).toEqual(Object.fromEntries(Object.entries(DRAWN).map(([id, { path }]) => [id, path])))
  expect(Object.values(DRAWN).filter(({ license }) => license)).toEqual([])
})
