import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoTypes } from '../../src/demos/demos'
import type { DemoType } from '../../src/demos/types'
import { root } from '../root'
import { branches as branches57, loads as loads57, sources } from './ieee-57-bus'
import { branches as branches118, condensers, generation, loads as loads118 } from './ieee-118-bus'
import { demoJson, generateDemo, makeDemo } from './make'

const stored = (type: DemoType): string => readFileSync(join(root, 'src/demos', type, 'data.json'), 'utf8')

test.each(demoTypes)('the data of %s with its positions is made again byte for byte', async (type) =>
  expect(demoJson(await makeDemo(type))).toBe(stored(type))
)

test('in the supply chain a supplier with few buyers affects all products, and more than the one with the most buyers', async () => {
  const { vertices, edges } = await generateDemo('supplychain')
  const above = (supplier: string) => {
    const affected = new Set([supplier])
    for (const id of affected) for (const { from, to } of edges) if (to === id) affected.add(from)
    return [...affected]
  }
  const buyersOf = (supplier: string) => edges.filter(({ to }) => to === supplier).length
  const products = vertices.filter(({ kind }) => kind === 'product').map(({ id }) => id)
  expect(above('R03')).toEqual(expect.arrayContaining(products))
  expect(above('R03').length).toBeGreaterThan(2 * above('S01').length)
  expect(buyersOf('R03')).toBeLessThan(buyersOf('S01'))
  expect(Math.max(...vertices.filter(({ kind }) => kind === 'supplier').map(({ id }) => buyersOf(id)))).toBe(buyersOf('S01'))
})

test('the IEEE cases have the published numbers of buses, branches and generators', () => {
  expect([loads118.length, branches118.length, generation.size, condensers.size]).toEqual([118, 186, 19, 35])
  expect([loads57.length, branches57.length, sources.size]).toEqual([57, 80, 7])
  // Totals of the published cases, in megawatts.
  expect(loads118.reduce((sum, load) => sum + load, 0)).toBe(4242)
  expect(loads57.reduce((sum, load) => sum + load, 0)).toBeCloseTo(1250.8, 6)
})
