import { existsSync, readFileSync } from 'node:fs'

// What the browser asks for at once: the entry and everything that it imports statically, as its document lists them.
const DASHBOARD = 'dist/host-app/index.html'
const document = existsSync(DASHBOARD) ? readFileSync(DASHBOARD, 'utf8') : ''
const firstLoad = [...document.matchAll(/(?:src|href)="\/assets\/(host-app\/[^"]+\.js)"/g)].map(
  ([, file]) => `dist/${file}`,
)

export default [
  { name: 'loader, brotli', path: 'dist/embed-loader/scheduling.js', limit: '2048 B', brotli: true },
  {
    name: 'booking page script, brotli',
    path: 'dist/booking-ui/assets/booking-*.js',
    limit: '22000 B',
    brotli: true,
  },
  {
    name: 'manage page script, brotli',
    path: 'dist/booking-ui/assets/manage-*.js',
    limit: '22000 B',
    brotli: true,
  },
  { name: 'dashboard first load, brotli', path: firstLoad, limit: '230 kB', brotli: true },
]
