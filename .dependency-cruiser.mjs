// The arrows of the house: which package may import which. Everything not drawn here is refused.
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

const arrows = Object.entries(ARROWS).map(([name, allowed]) => ({
  name: `arrows-of-${name}`,
  severity: 'error',
  comment: `${name} may import ${allowed.join(', ') || 'no package of ours'}`,
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}))

export default {
  forbidden: [
    ...arrows,
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
        path: '^packages/server/src/features/([^/]+)/store\\.ts$',
        pathNot: '^packages/server/src/features/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.test\\.tsx?$', '\\.stories\\.tsx$', '^dist/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
