import type { PageData } from '@scheduling/contract'
import type { PublicPageView } from '../../page/public-page.ts'
import { noticesIn, StaticPage } from '../../static-page.tsx'
import { RoutingPage } from './routing-page.tsx'

/** A form that leads on. No script takes it over. */
export const routingPage: PublicPageView<Extract<PageData, { kind: 'routing' }>> = {
  title: ({ form, owner }) => `${form.name} · ${owner.name}`,
  draw: (data, texts) => (
    <StaticPage data={data} texts={texts}>
      <RoutingPage data={data} t={noticesIn(data.options.language)} />
    </StaticPage>
  ),
  description: ({ form }) => form.description,
}
