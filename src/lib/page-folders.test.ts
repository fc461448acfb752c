import { expect, test } from 'vitest'
import { inOrder, moduleOf, withModule } from './page-folders'

const modules = { './b/menu.ts': { order: 2 }, './a/menu.ts': { order: 1 } }

test('entries stand in their order, with the names of their folders', () => {
  expect(inOrder(modules)).toEqual([
    { id: 'a', order: 1 },
    { id: 'b', order: 2 }
  ])
})

test('a folder without the module is named', () => {
  expect(moduleOf(modules, 'b')).toEqual({ order: 2 })
  expect(() => moduleOf(modules, 'c')).toThrow('«c»')
})

test('the server uses a module at once, a browser fetches it', async () => {
  const order = (module: { order: number }) => module.order
  expect(withModule('a', {}, modules, order)).toBe(1)
  expect(await withModule('a', { './a/menu.ts': async () => ({ order: 3 }) }, undefined, order)).toBe(3)
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
