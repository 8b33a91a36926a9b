/** An origin, or all hosts below one: `https://example.com`, `https://*.example.com`, `http://localhost:3000`. Lower case. */
export const SITE = /^https?:\/\/(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/
export const SITE_MAX = 255
