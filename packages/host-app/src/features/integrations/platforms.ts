import type { HostMessages } from '@scheduling/messages/host'
import type { SnippetKind } from '../embeds/code/snippets.ts'
import type { PlatformId } from './catalog.ts'

type Key = keyof HostMessages

/** The kind of place where the code goes. */
export type Picture = 'block' | 'settings' | 'text'

/** One way to put a booking page on a platform. */
export interface Way {
  name: Extract<Key, `way.${string}`>
  note: Extract<Key, `note.${string}`>
  /** What to paste: a kind of embed, just the address, or WordPress's shortcode; or the same of a video. */
  code: SnippetKind | 'shortcode' | 'video' | 'video_shortcode'
  /** Path on this server of the file to install there. */
  download?: string
  /** The name in the platform's own interface, in English. */
  place: string
  /** The menus that lead there. */
  path?: string
  steps: Extract<Key, `step.${string}`>[]
  picture: Picture
}

/** The way that suits most owners comes first. */
export const PLATFORMS: Record<PlatformId, [Way, ...Way[]]> = {
  wordpress: [
    {
      name: 'way.plugin',
      note: 'note.wordpress_plugin',
      code: 'shortcode',
      download: '/external/scheduling-wordpress.zip',
      place: 'Scheduling',
      path: 'Settings → Scheduling',
      steps: ['step.wordpress_install', 'step.wordpress_connect', 'step.wordpress_insert', 'step.publish'],
      picture: 'block',
    },
    {
      name: 'way.page',
      note: 'note.wordpress_html',
      code: 'inline',
      place: 'Custom HTML',
      path: '+ → Widgets → Custom HTML',
      steps: ['step.open_page', 'step.choose', 'step.paste', 'step.publish'],
      picture: 'block',
    },
    {
      name: 'way.link',
      note: 'note.wordpress_link',
      code: 'link',
      place: 'Paragraph',
      steps: ['step.open_page', 'step.paste_link', 'step.publish'],
      picture: 'text',
    },
  ],
  wix: [
    {
      name: 'way.page',
      note: 'note.wix_page',
      code: 'iframe',
      place: 'Embed HTML',
      path: 'Add Elements → Embed Code → Embed HTML',
      steps: ['step.open_page', 'step.choose', 'step.paste', 'step.height', 'step.publish'],
      picture: 'block',
    },
    {
      name: 'way.every_page',
      note: 'note.wix_every_page',
      code: 'popup_widget',
      place: 'Body - end',
      path: 'Settings → Custom Code → Add Custom Code → All pages',
      steps: ['step.choose', 'step.paste_into', 'step.publish'],
      picture: 'settings',
    },
  ],
  squarespace: [
    {
      name: 'way.page',
      note: 'note.squarespace_page',
      code: 'inline',
      place: 'Code',
      path: 'Edit → Add Block → Code → HTML',
      steps: ['step.open_page', 'step.choose', 'step.paste', 'step.publish'],
      picture: 'block',
    },
    {
      name: 'way.every_page',
      note: 'note.squarespace_every_page',
      code: 'popup_widget',
      place: 'Footer',
      path: 'Website → Website Tools → Code Injection',
      steps: ['step.choose', 'step.paste_into', 'step.publish'],
      picture: 'settings',
    },
  ],
  shopify: [
    {
      name: 'way.page',
      note: 'note.shopify_page',
      code: 'inline',
      place: 'Custom Liquid',
      path: 'Online Store → Themes → Customize → Add section → Custom Liquid',
      steps: ['step.choose', 'step.paste', 'step.publish'],
      picture: 'block',
    },
    {
      name: 'way.every_page',
      note: 'note.shopify_every_page',
      code: 'popup_widget',
      place: 'Custom Liquid',
      path: 'Online Store → Themes → Customize → Footer → Add section → Custom Liquid',
      steps: ['step.choose', 'step.paste', 'step.publish'],
      picture: 'block',
    },
    {
      name: 'way.app_block',
      note: 'note.shopify_app_block',
      code: 'link',
      place: 'Booking page',
      path: 'Online Store → Themes → Customize → Add block → Apps → Booking page',
      steps: ['step.shopify_deploy', 'step.choose', 'step.shopify_address', 'step.publish'],
      picture: 'block',
    },
  ],
  webflow: [
    {
      name: 'way.page',
      note: 'note.webflow_page',
      code: 'inline',
      place: 'Code Embed',
      path: 'Add elements → Advanced → Code Embed',
      steps: ['step.open_page', 'step.choose', 'step.drag', 'step.paste', 'step.publish'],
      picture: 'block',
    },
    {
      name: 'way.every_page',
      note: 'note.webflow_every_page',
      code: 'popup_widget',
      place: 'Footer code',
      path: 'Site settings → Custom code',
      steps: ['step.choose', 'step.paste_into', 'step.publish'],
      picture: 'settings',
    },
  ],
  unbounce: [
    {
      name: 'way.page',
      note: 'note.unbounce_page',
      code: 'iframe',
      place: 'Custom HTML',
      steps: ['step.open_page', 'step.drag', 'step.paste', 'step.height', 'step.publish'],
      picture: 'block',
    },
    {
      name: 'way.every_page',
      note: 'note.unbounce_every_page',
      code: 'popup_widget',
      place: 'Before Body End Tag',
      path: 'Javascripts → Add New Javascript',
      steps: ['step.open_page', 'step.choose', 'step.paste_into', 'step.publish'],
      picture: 'settings',
    },
  ],
  weebly: [
    {
      name: 'way.page',
      note: 'note.weebly_page',
      code: 'inline',
      place: 'Embed Code',
      path: 'Click to set custom HTML → Edit Custom HTML',
      steps: ['step.open_page', 'step.drag', 'step.choose', 'step.paste', 'step.publish'],
      picture: 'block',
    },
  ],
}

/** The first way to put a booking page there, with a video instead. */
function videoWay([first]: readonly [Way, ...Way[]], change: Partial<Way> = {}): Way {
  return { ...first, name: 'way.video', note: 'note.video', code: 'video', ...change }
}

/** How to put a video on a platform. */
export const VIDEO_WAYS: Record<PlatformId, Way> = {
  wordpress: videoWay(PLATFORMS.wordpress, {
    note: 'note.wordpress_video',
    code: 'video_shortcode',
    steps: ['step.wordpress_install', 'step.wordpress_connect', 'step.wordpress_video', 'step.publish'],
  }),
  wix: videoWay(PLATFORMS.wix, {
    note: 'note.video_fixed',
    steps: ['step.open_page', 'step.choose', 'step.paste', 'step.video_height', 'step.publish'],
  }),
  squarespace: videoWay(PLATFORMS.squarespace),
  shopify: videoWay(PLATFORMS.shopify),
  webflow: videoWay(PLATFORMS.webflow, {
    steps: ['step.open_page', 'step.choose', 'step.drag_video', 'step.paste', 'step.publish'],
  }),
  unbounce: videoWay(PLATFORMS.unbounce, {
    note: 'note.video_fixed',
    steps: ['step.open_page', 'step.drag_video', 'step.paste', 'step.video_height', 'step.publish'],
  }),
  weebly: videoWay(PLATFORMS.weebly, {
    steps: ['step.open_page', 'step.drag_video', 'step.choose', 'step.paste', 'step.publish'],
  }),
}
