import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = new URL('../..', import.meta.url).pathname

/** The files that a file of the app imports, as paths below `src`. */
function imports(file: string): string[] {
  const paths = [...readFileSync(join(source, file), 'utf8').matchAll(/(?:from|import) '([~.]\/?[^']*)'/g)].map(
    ([, path = '']) => path
  )
  return paths.map((path) => (path.startsWith('~/') ? path.slice(2) : join(dirname(file), path)))
}

function styleSheetsOf(file: string, seen = new Set<string>()): Set<string> {
  for (const path of imports(file)) {
    const found = path.endsWith('.css') ? path : ['.tsx', '.ts'].map((end) => path + end).find((name) => exists(name))
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

test('the page brings every style sheet of the plates that only the server renders', () => {
  const needed = styleSheetsOf('features/home/plates.tsx')
  const brought = imports('features/home/server-plates.tsx').filter((path) => path.endsWith('.css'))
  expect(needed.size).toBeGreaterThan(5)
  expect(brought.toSorted()).toEqual([...needed].toSorted())
})
