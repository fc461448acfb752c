import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root'

const sources = globSync(['{hosts,services,worker}/**/*.ts'], { cwd: root }).filter((path) => !/\.test\.|outbox/.test(path))

test('every event of the logs is explained to the operator, and no other', () => {
  const events = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\bevent: '([a-z-]+)'/g)].map(([, event = '']) => event)
  )
  const table = /### Events\n(.*?)\*\*Alert on/s.exec(readFileSync(join(root, 'docs/operations.md'), 'utf8'))?.[1] ?? ''
  const rows = table.split('\n').map((line) => line.split('|')[1] ?? '')
  const explained = rows.flatMap((cell) => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, event = '']) => event))
  expect(explained.toSorted()).toEqual([...new Set(events)].toSorted())
})
