import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import { moduleAt } from '~/lib/page-modules'
import type { DemoAnswer, DemoCopy, DemoGraph, DemoModel, DemoType, Method } from './types'

/* The parts of one demo, each in a separate chunk: the page loads copy and data, its Web Worker the method. */

export const loadDemoCopy = (type: DemoType, locale: Locale): Promise<DemoCopy> =>
  loadCopy(import.meta.glob<{ default: DemoCopy }>('./*/[a-z][a-z]-[A-Z][A-Z].ts'), locale, type)

export const loadDemoGraph = (type: DemoType): Promise<DemoGraph> =>
  moduleAt(import.meta.glob<DemoGraph>('./*/data.json', { import: 'default' }), `/${type}/data.json`)()

export const loadDemoModel = (type: DemoType): Promise<DemoModel> =>
  moduleAt(import.meta.glob<DemoModel>('./*/model.ts', { import: 'default' }), `/${type}/model.ts`)()

/** The question of a demo in openCypher. */
export const loadDemoQuery = (type: DemoType): Promise<string> =>
  moduleAt(import.meta.glob<string>('./*/query.ts', { import: 'query' }), `/${type}/query.ts`)()

/** The query's answer on the demo's data. A test compares it with the engine's. */
export const loadDemoAnswer = (type: DemoType): Promise<DemoAnswer> =>
  moduleAt(import.meta.glob<DemoAnswer>('./*/answer.json', { import: 'default' }), `/${type}/answer.json`)()

export const loadMethod = (type: DemoType): Promise<Method> =>
  moduleAt(import.meta.glob<Method>('./*/method.ts', { import: 'default' }), `/${type}/method.ts`)()
