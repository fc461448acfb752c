import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoTypes } from '../../src/demos/demos'
import { demoMetaOf } from '../../src/demos/metas'
import type { DemoGraph, DemoType } from '../../src/demos/types'
import { root } from '../root'
import { branches as branches57, loads as loads57, sources } from './ieee-57-bus'
import { branches as branches118, condensers, generation, loads as loads118 } from './ieee-118-bus'
import { laidOut } from './layout'
import { demoJson, generateDemo, makeDemo } from './make'
import { layout } from './supplychain'

const stored = (type: DemoType): string => readFileSync(join(root, 'src/demos', type, 'data.json'), 'utf8')

test.each(demoTypes.filter((each) => each !== 'supplychain'))(
  'the data of %s with its positions is made again byte for byte',
  async (type) => expect(demoJson(await makeDemo(type))).toBe(stored(type))
)

test('the positions of the supply chain, whose lockfile may be newer, are made again byte for byte', () => {
  const data: DemoGraph = JSON.parse(stored('supplychain'))
  const unplaced = {
    vertices: data.vertices.map(({ x: _, y: __, ...vertex }) => vertex),
    edges: data.edges.map(({ id: _, ...edge }) => edge),
    layout
  }
  expect(demoJson(laidOut(unplaced, demoMetaOf('supplychain').data.seed))).toBe(stored('supplychain'))
})

test('the supply chain has the packages of the lockfile, each needed by the project directly or through others', async () => {
  const { vertices, edges } = await generateDemo('supplychain')
  const project = vertices.filter(({ kind }) => kind === 'project')
  expect(project.map(({ id }) => id)).toEqual(['galaxy'])
  const needed = new Set(['galaxy'])
  for (const id of needed) for (const { from, to } of edges) if (from === id) needed.add(to)
  expect(vertices.filter(({ id }) => !needed.has(id))).toEqual([])
  expect(needed).toContain('react')
})

test('the IEEE cases have the published numbers of buses, branches and generators', () => {
  expect([loads118.length, branches118.length, generation.size, condensers.size]).toEqual([118, 186, 19, 35])
  expect([loads57.length, branches57.length, sources.size]).toEqual([57, 80, 7])
  // Totals of the published cases, in megawatts.
  expect(loads118.reduce((sum, load) => sum + load, 0)).toBe(4242)
  expect(loads57.reduce((sum, load) => sum + load, 0)).toBeCloseTo(1250.8, 6)
})
