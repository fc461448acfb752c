import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root'

/* Stores that outlive a request are listed in docs/architecture.md («Held in memory») with their bounds. */

const sources = globSync('{worker,hosts,services}/**/*.ts', { cwd: root }).filter(
  (path) => !/\.test\.ts$|^worker\/test-edge\.ts$|\/samples\//.test(path)
)
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** The rows of the table: `store` is the file and the variable, `bound` the last column. */
function listed(): { store: string; bound: string }[] {
  const [, section = ''] = textOf('docs/architecture.md').split('\n## Held in memory\n')
  const [table = ''] = section.split('\n## ')
  return [...table.matchAll(/^\| `([^`]+)`, `([^`]+)` +\|[^|]*\| ([^|]*) \|$/gm)].map(([, path, name, bound = '']) => ({
    store: `${path} ${name}`,
    bound: bound.trim()
  }))
}

/**
 * Collections to which the code adds entries, and variables at module level, each as file and name. Collections that live in a
 * function are included: whether one outlives a request cannot be seen in the text, so `ofRequests` lists those that do not.
 */
function filled(): string[] {
  return sources.flatMap((path) => {
    const text = textOf(path)
    const names = [...text.matchAll(/(?:const|let) (\w+)(?:: [^=\n]+)? = new (?:Map|Set|LRUCache)\b/g)].map(
      ([, name = '']) => name
    )
    const variables = [...text.matchAll(/^let (\w+)/gm)].map(([, name = '']) => name)
    const changed = names.filter((name) => new RegExp(`\\b${name}( = new LRUCache|\\.(set|add)\\()`).test(text))
    return [...changed, ...variables].map((name) => `${path} ${name}`)
  })
}

/** Collections of a single call. */
const ofRequests = new Set([
  'services/outbox/openapi/contract.ts calls',
  'services/outbox/openapi/schemas.ts definitions',
  'services/outbox/openapi/schemas.ts used',
  'hosts/node/config.ts known',
  'hosts/node/config.ts given',
  'hosts/node/replica.ts found',
  'hosts/node/replica-restore.ts until',
  'services/exam/draw-questions.ts excluded',
  'services/main/extension/catcher/catch.ts entries',
  'services/main/rich-text.ts urls',
  'services/main/routes/search.ts found',
  'services/main/routes/search.ts read',
  'services/main/search-index.ts found',
  'services/passport/routes/people.ts people'
])

test('every store that outlives a request is listed with its bound, and nothing else is', () => {
  const stores = filled().filter((store) => !ofRequests.has(store))
  expect(
    listed()
      .map(({ store }) => store)
      .toSorted()
  ).toEqual([...new Set(stores)].toSorted())
})

test('no exception is left of a collection that is gone', () => {
  expect([...ofRequests].filter((store) => !filled().includes(store))).toEqual([])
})

test('a least-recently-used store has a number of entries and a size, and the list has the same', () => {
  const bounds = sources.flatMap((path) =>
    [...textOf(path).matchAll(/= \{ max: (\d+), maxSize: ([\d *]+) \}/g)].map(([, max, size = '']) => {
      const bytes = size.split('*').reduce((product, factor) => product * Number(factor), 1)
      return `${Number(max).toLocaleString('en')} entries, ${bytes / 1024 / 1024} MiB`
    })
  )
  const stated = listed()
    .flatMap(({ bound }) => bound.split('; '))
    .filter((bound) => bound.includes(' MiB'))
  expect(stated.toSorted()).toEqual(bounds.toSorted())
  for (const path of sources)
    expect([path, (textOf(path).match(/new LRUCache/g) ?? []).length]).toEqual([
      path,
      (textOf(path).match(/sizeCalculation/g) ?? []).length
    ])
})
