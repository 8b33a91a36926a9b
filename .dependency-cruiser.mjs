import { FLOORS } from './packages/server/src/features/list.ts'

// Which package may import which. All other imports between packages are refused.
const ARROWS = {
  domain: [],
  messages: ['domain'],
  contract: ['domain'],
  'embed-loader': ['contract'],
  'booking-ui': ['contract', 'domain', 'messages'],
  'host-app': ['contract', 'domain', 'messages', 'booking-ui'],
  server: ['contract', 'domain', 'messages'],
  sandbox: [],
}

// Tests and their helpers may import from anywhere.
const NOT_TESTING = '/testing/|test-[a-z]+\\.ts$|/fixtures/|/fixtures?\\.ts$|/story-[a-z]+\\.tsx$'

const arrows = Object.entries(ARROWS).map(([name, allowed]) => ({
  name: `arrows-of-${name}`,
  severity: 'error',
  comment: `${name} may import ${allowed.join(', ') || 'no package of ours'}`,
  from: { path: `^packages/${name}/`, pathNot: NOT_TESTING },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}))

// The layers of the server below its capabilities. Files beside these folders connect them.
const SERVER_ARROWS = {
  'zone-data': [],
  database: [],
  isolation: ['zone-data'],
  storage: [],
  mail: [],
  jobs: ['database'],
  backup: ['database', 'jobs', 'storage'],
  providers: ['http', 'isolation'],
  http: ['isolation', 'database'],
}
const SERVER = 'packages/server/src'

const serverArrows = Object.entries(SERVER_ARROWS).map(([name, allowed]) => ({
  name: `arrows-of-server-${name}`,
  severity: 'error',
  comment: `${name} may use ${allowed.join(', ') || 'nothing beside it'}, and no capability`,
  from: { path: `^${SERVER}/${name}/`, pathNot: NOT_TESTING },
  to: { path: `^${SERVER}/[^/]+/`, pathNot: `^${SERVER}/(${[name, ...allowed].join('|')})/` },
}))

// The list of capabilities gives their order: imports only go down its floors.
const floors = FLOORS.flatMap((floor, index) => {
  const below = FLOORS.slice(index + 1).flatMap((each) => each.map(({ name }) => name))
  return floor.map(({ name }) => ({
    name: `floor-of-${name}`,
    severity: 'error',
    comment: `${name} may use what is below it: ${below.join(', ') || 'no capability'}; what is above subscribes or hooks in`,
    from: { path: `^${SERVER}/features/${name}/`, pathNot: NOT_TESTING },
    to: { path: `^${SERVER}/features/`, pathNot: `^${SERVER}/features/(${[name, ...below].join('|')})/` },
  }))
})

// Mails need the account and what it may do, the limits, and meetings, which are their subject. Readers choose their
// mails on a page, and hosts how often they hear of who watched.
const DELIVERY_USES = [
  'abuse',
  'hosts',
  'activity',
  'bookings',
  'calendars',
  'exports',
  'idempotency',
  'pages',
  'plans',
  'videos',
]

export default {
  forbidden: [
    ...arrows,
    ...serverArrows,
    ...floors,
    {
      name: 'capabilities-by-the-list',
      severity: 'error',
      comment: 'What belongs to no capability knows the list of them and nothing else of any',
      from: { path: `^${SERVER}/`, pathNot: `^${SERVER}/(features|testing)/|${NOT_TESTING}` },
      to: { path: `^${SERVER}/features/`, pathNot: `^${SERVER}/features/list\\.ts$` },
    },
    {
      name: 'mails-by-their-capability',
      severity: 'error',
      comment:
        'A mail stands with its capability; what delivers it knows nothing of its subject (README of notifications)',
      from: { path: `^${SERVER}/features/notifications/`, pathNot: NOT_TESTING },
      to: {
        path: `^${SERVER}/features/`,
        pathNot: `^${SERVER}/features/(${['notifications', ...DELIVERY_USES].join('|')})/`,
      },
    },
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      comment: 'Not only files',
      scope: 'folder',
      from: { path: '^packages/' },
      to: { circular: true },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-scripts-from-packages',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'own-store-only',
      severity: 'error',
      comment: 'Another capability is asked through its operations, never through its tables',
      from: { path: '^packages/server/src/features/([^/]+)/' },
      to: {
        path: '^packages/server/src/features/.+store\\.ts$',
        pathNot: '^packages/server/src/features/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests and their helpers may import from anywhere.
    exclude: { path: [NOT_TESTING, '\\.test\\.tsx?$', '\\.stories\\.tsx$', '^dist/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
