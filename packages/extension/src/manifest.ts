interface Published {
  name: string
  description: string
  version: string
  /** Without it, an unpacked extension gets an id from its folder, which no server knows. */
  key: string
}

/** What Chrome must know. The extension may read a page only after its button is clicked there (`activeTab`). */
export function manifestOf(published: Published) {
  return {
    manifest_version: 3,
    ...published,
    default_locale: 'en',
    minimum_chrome_version: '118',
    icons: { 16: 'icon-16.png', 48: 'icon-48.png', 128: 'icon-128.png' },
    action: { default_popup: 'popup.html', default_title: published.name },
    options_page: 'options.html',
    background: { service_worker: 'worker.js' },
    permissions: ['activeTab', 'identity', 'scripting', 'storage'],
    content_security_policy: {
      // Hosts type in where their server is, so it can be anywhere. Code comes from here alone.
      extension_pages: [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        'connect-src https: http://localhost:* http://127.0.0.1:*',
        'frame-src https: http://localhost:* http://127.0.0.1:*',
        "base-uri 'none'",
        "form-action 'none'",
      ].join('; '),
    },
  }
}
