import { demoMetaOf } from '../../src/demos/metas'
import type { DemoGraph, DemoType } from '../../src/demos/types'
import { moduleAt } from '../../src/lib/page-modules'
import { laidOut } from './layout'
import type { GeneratedGraph, Generator } from './types'

const generators = import.meta.glob<Generator>(['./*.ts', '!./*.test.ts'], { import: 'default' })

/** Vertices and edges of a demo, without positions. */
export async function generateDemo(type: DemoType): Promise<GeneratedGraph> {
  const generate = await moduleAt(generators, `/${type}.ts`)()
  return generate(demoMetaOf(type).data.seed)
}

/** The data of a demo, from its generator, its seed and nothing else. */
export async function makeDemo(type: DemoType): Promise<DemoGraph> {
  return laidOut(await generateDemo(type), demoMetaOf(type).data.seed)
}

/** A line for each vertex and edge, so that a change of the data can be read. */
export function demoJson({ vertices, edges }: DemoGraph): string {
  const lines = (entries: readonly object[]): string => entries.map((entry) => JSON.stringify(entry)).join(',\n')
  return `{"vertices":[\n${lines(vertices)}\n],"edges":[\n${lines(edges)}\n]}\n`
}
