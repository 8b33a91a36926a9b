import path from 'node:path'

// Lists of exports. A module needs only what it names of them.
const LIST =
  /\/(?:@mantine\/\w+\/esm|@tanstack\/(?!history)[\w-]+\/.+|packages\/(?:contract|domain|messages)\/src|packages\/domain\/src\/words)\/index\.(?:mjs|js|ts)$/
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g
// Fewer screens load it with their own code.
const SCREENS_OF_SHARED = 4

/**
 * Divides the dashboard into few files: `main` for what the entry imports, `home` for what the first `screens` need besides,
 * `next` for what people can open there, the `openable` parts, and `shared` for what many other screens need. Of that, folders of `apart` get a file of their own. Answers the file of a module, or undefined: Rollup decides. By its own rules alone
 * a screen is made of up to seventy files of a few hundred bytes. `source` is the folder of our own modules.
 */
export function tiers({ main, screens, openable, apart, source }) {
  let tierOf
  return (id, graph) => {
    tierOf ??= divide(graph)
    return tierOf.get(id)
  }

  function divide(graph) {
    const first = reachedFrom([main], graph)
    const home = reachedFrom(screens, graph)
    const next = reachedFrom(openable, graph)
    const named = [...screens, ...openable]
    const uses = new Map()
    const others = new Set(
      [...first.opened, ...home.opened, ...next.opened].filter((id) => !named.includes(id)),
    )
    for (const screen of others) {
      const { modules, opened } = reachedFrom([screen], graph)
      for (const id of modules) uses.set(id, (uses.get(id) ?? 0) + 1)
      for (const id of opened) if (!named.includes(id)) others.add(id)
    }
    const shared = [...uses.keys()].filter((id) => uses.get(id) >= SCREENS_OF_SHARED && !others.has(id))
    return new Map([
      ...shared.map((id) => [id, fileApart(id) ?? 'shared']),
      ...[...next.modules].map((id) => [id, 'next']),
      ...[...home.modules].map((id) => [id, 'home']),
      ...[...first.modules].map((id) => [id, 'main']),
    ])
  }

  function fileApart(id) {
    return Object.keys(apart).find((file) => apart[file].some((folder) => id.startsWith(folder)))
  }

  /** The modules that these need, and the screens that can be opened from there. */
  function reachedFrom(starts, { getModuleInfo }) {
    const modules = new Set(starts)
    const opened = new Set()
    for (const id of modules) {
      const info = getModuleInfo(id)
      for (const next of neededBy(info, getModuleInfo)) modules.add(next)
      for (const next of info.dynamicallyImportedIds) if (next.startsWith(source)) opened.add(next)
    }
    return { modules, opened }
  }
}

function neededBy({ code, importedIds }, getModuleInfo) {
  const lists = importedIds.filter((id) => LIST.test(id))
  const named = lists.length === 0 ? [] : namesIn(code ?? '')
  const listed = lists.flatMap((list) => named.map((name) => sourceOf(list, name, getModuleInfo)))
  return [...importedIds.filter((id) => !LIST.test(id)), ...listed].filter((id) => getModuleInfo(id))
}

/** The names that it imports from packages. */
function namesIn(code) {
  return [...code.matchAll(IMPORT)]
    .filter(([, , from]) => !from.startsWith('.'))
    .flatMap(([, names]) => names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]))
}

/** The module behind a list that has this export. */
function sourceOf(list, name, getModuleInfo) {
  const { importedIds, exportedBindings } = getModuleInfo(list)
  const source = importedIds.find((id) => getModuleInfo(id)?.exports?.includes(name))
  if (source) return LIST.test(source) ? sourceOf(source, name, getModuleInfo) : source
  // Exported under another name.
  const [from = ''] = Object.entries(exportedBindings ?? {}).find(([, names]) => names.includes(name)) ?? []
  return path.resolve(path.dirname(list), from)
}
