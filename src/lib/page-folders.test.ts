import { expect, test } from 'vitest'
import { inOrder } from './page-folders'
import { moduleAt, withModule } from './page-modules'

const modules = { './b/menu.ts': { order: 2 }, './a/menu.ts': { order: 1 } }

test('entries stand in their order, with the names of their folders', () => {
  expect(inOrder(modules)).toEqual([
    { id: 'a', order: 1 },
    { id: 'b', order: 2 }
  ])
})

test('a module that is missing is named', () => {
  expect(moduleAt(modules, '/b/menu.ts')).toEqual({ order: 2 })
  expect(() => moduleAt(modules, '/c/menu.ts')).toThrow('/c/menu.ts')
})

test('the server uses a module at once, a browser fetches it', async () => {
  const order = (module: { order: number }) => module.order
  expect(withModule('/a/menu.ts', {}, modules, order)).toBe(1)
  expect(await withModule('/a/menu.ts', { './a/menu.ts': async () => ({ order: 3 }) }, undefined, order)).toBe(3)
})

test('a folder has the name that it registers for the types', () => {
  const sources = import.meta.glob<string>('../**/*.ts', { eager: true, query: '?raw', import: 'default' })
  const registered = Object.entries(sources).flatMap(([path, source]) => {
    const [, name] = /declare module '[./\w]+' \{\s+interface \w+ \{\s+'?([\w-]+)'?:/.exec(source) ?? []
    return name ? [[path.split('/').at(-2), name]] : []
  })
  expect(registered.length).toBeGreaterThan(0)
  for (const [folder, name] of registered) expect(name).toBe(folder)
})
