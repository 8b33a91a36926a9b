interface Advisory {
  module_name: string
  severity: string
  title: string
  url: string
  vulnerable_versions: string
}

/** What `pnpm audit --json` prints. */
interface Audit {
  advisories: Readonly<Record<string, Advisory>>
}

/** A line for each advisory. Undefined if the registry gave no answer. */
export function advisoriesIn(printed: string): string[] | undefined {
  const audit = auditIn(printed)
  return (
    audit &&
    Object.values(audit.advisories).map(
      ({ module_name: name, vulnerable_versions: versions, severity, title, url }) =>
        `${name} ${versions}: ${title} (${severity}), ${url}`,
    )
  )
}

function auditIn(printed: string): Audit | undefined {
  try {
    const parsed = JSON.parse(printed) as Partial<Audit> | null
    return parsed?.advisories ? { advisories: parsed.advisories } : undefined
  } catch {
    return undefined
  }
}
