import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** The modules that a module of the app imports, as paths below `src`. */
function imports(file: string): string[] {
  // Type-only imports load no style sheet.
  const text = readFileSync(join(source, file), 'utf8').replaceAll(/^(?:import|export) type [^']*'[^']*'/gm, '')
  const paths = [...text.matchAll(/(?:from|import) '([~.]\/?[^']*)'/g)].map(([, path = '']) => path)
  return paths.map((path) => (path.startsWith('~/') ? path.slice(2) : join(dirname(file), path)))
}

/** The style sheets of a list, as the modules of the app import them. */
function listed(list: string): string[] {
  const rules = readFileSync(join(source, list), 'utf8')
  return [...rules.matchAll(/^@import "(.+)";$/gm)].map(([, path = '']) =>
    join(dirname(list), path).replace('.module.css', '.linked.css')
  )
}

function styleSheetsOf(file: string, seen = new Set<string>()): Set<string> {
  for (const path of imports(file)) {
    const found = path.endsWith('.css')
      ? path.replace('.module.css', '.linked.css')
      : ['.tsx', '.ts'].map((end) => path + end).find((name) => exists(name))
    if (!found || seen.has(found)) continue
    seen.add(found)
    if (!found.endsWith('.css')) styleSheetsOf(found, seen)
  }
  return new Set([...seen].filter((path) => path.endsWith('.css')))
}

function exists(file: string): boolean {
  try {
    return readFileSync(join(source, file)).length > 0
  } catch {
    return false
  }
}

/** The style sheets that a part links where it begins. */
const linkedBy = (part: string) =>
  imports(part).flatMap((path) => (path.endsWith('.linked.css?url') ? listed(path.replace('.linked.css?url', '.css')) : []))

/** A part that is loaded separately, its page, and the style sheets that only the page imports. */
const parts: [part: string, page: string, own: string[]][] = [
  ['features/home/server-sections.tsx', 'features/home/sections.ts', []],
  ['features/download/download-consent.tsx', 'features/download/lazy-download-consent.tsx', []],
  ['features/documents/feedback-form.tsx', 'features/documents/lazy-feedback-form.tsx', ['features/documents/documents.css']]
]

for (const [part, page, own] of parts) {
  test(`the page of ${part}, which is loaded separately, imports exactly the style sheets that it does not link itself`, () => {
    const brought = imports(page).filter((path) => path.endsWith('.css'))
    expect(brought.length).toBeGreaterThan(0)
    expect([...brought, ...linkedBy(part)].toSorted()).toEqual([...styleSheetsOf(part), ...own].toSorted())
  })
}
