import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Locale } from '~/contract/locale'
import { demoTypes } from './demos'
import { loadDemoCopy, loadDemoGraph, loadDemoModel, loadMethod } from './load'
import { demoMetaOf, demosOf } from './metas'
import { defaultValues } from './parameters'
import { marksAfter } from './replay'
import { sentence } from './sentence'
import type { DemoCopy, DemoGraph, DemoModel, DemoType, Explanation, Method, Parameter, ParameterValues, Run } from './types'

const locales = ['zh-CN', 'en-US'] as const satisfies readonly Locale[]

/** The ends of each parameter, or its options or some vertices, beside the defaults of the others. */
function otherValues(parameters: readonly Parameter[], graph: DemoGraph): ParameterValues[] {
  const defaults = defaultValues(parameters)
  const others = (parameter: Parameter): readonly (string | number)[] => {
    if (parameter.kind === 'number') return [parameter.min, parameter.max]
    if (parameter.kind === 'choice') return parameter.options
    const ids = graph.vertices.filter(({ kind }) => !parameter.of || parameter.of.includes(kind)).map(({ id }) => id)
    return [0, 0.3, 0.6, 0.9].map((share) => ids[Math.floor(share * ids.length)] ?? '')
  }
  return parameters.flatMap((parameter) => others(parameter).map((value) => ({ ...defaults, [parameter.name]: value })))
}

/** The names of the placeholders of a sentence. */
const placeholders = (template: string): string[] =>
  [...new Set([...template.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].sort()

const some = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter((_, index) => index % Math.max(1, Math.floor(items.length / count)) === 0)

test.each(locales)('no name of a parameter repeats its unit in %s', async (locale) => {
  const copies = await Promise.all(demoTypes.map((type) => loadDemoCopy(type, locale)))
  const repeated = copies.flatMap(({ parameters }) =>
    Object.values(parameters).flatMap(({ name, unit }) => (unit && name.toLowerCase().includes(unit.toLowerCase()) ? [name] : []))
  )
  expect(repeated).toEqual([])
})

/** The demos whose explanations have terms: which value they sum to, and how far rounding may take them apart. */
const summed: Partial<Record<DemoType, { value: string; rounding: number }>> = {
  launder: { value: 'received', rounding: 0.01 },
  credit: { value: 'share', rounding: 0.5 },
  irc: { value: 'score', rounding: 0.01 }
}

interface Case {
  values: ParameterValues
  run: Run
}

async function prepared(type: DemoType) {
  const [graph, model, method, chinese, english]: [DemoGraph, DemoModel, Method, DemoCopy, DemoCopy] = await Promise.all([
    loadDemoGraph(type),
    loadDemoModel(type),
    loadMethod(type),
    loadDemoCopy(type, 'zh-CN'),
    loadDemoCopy(type, 'en-US')
  ])
  const caseOf = (values: ParameterValues): Case => ({ values, run: method.run(graph, values) })
  const defaults = caseOf(defaultValues(method.parameters))
  const toured = english.tour.flatMap(({ parameters }) => (parameters ? [{ ...defaults.values, ...parameters }] : []))
  const cases = [defaults, ...[...otherValues(method.parameters, graph), ...toured].map(caseOf)]
  const copies: Record<Locale, DemoCopy> = { 'zh-CN': chinese, 'en-US': english }
  return { type, graph, model, method, copies, defaults, cases }
}

for (const { type, graph, model, method, copies, defaults, cases } of await Promise.all(demoTypes.map(prepared))) {
  describe(`the demo ${type}`, () => {
    const vertexIds = new Set(graph.vertices.map(({ id }) => id))
    const edges = new Map(graph.edges.map((edge) => [edge.id, edge]))
    const added = Object.keys(model.vertices).map((kind) => ({ id: `new ${kind}`, kind, x: 0, y: 0 }))
    const corner = new Set(graph.vertices.slice(0, 40).map(({ id }) => id))
    /**
     * As after many edits: half of the edges, all of them or most vertices are gone, and nothing leads to a vertex of each kind.
     */
    const edited: DemoGraph[] = [
      ...[0, 1, 2].map((rest) => ({
        vertices: [...added, ...graph.vertices],
        edges: graph.edges.filter((_, index) => index % 2 === rest)
      })),
      {
        vertices: [...added, ...graph.vertices.filter(({ id }) => corner.has(id))],
        edges: graph.edges.filter(({ from, to }) => corner.has(from) && corner.has(to))
      },
      // As a visitor's own graph without properties.
      { vertices: graph.vertices.map(({ values: _, ...bare }) => bare), edges: graph.edges.map(({ values: _, ...bare }) => bare) }
    ]

    test('has data of the stated size, whose edges join its vertices inside the frame', () => {
      expect(vertexIds.size).toBe(graph.vertices.length)
      expect(edges.size).toBe(graph.edges.length)
      expect(graph.vertices.length).toBeGreaterThanOrEqual(100)
      expect(graph.vertices.length).toBeLessThanOrEqual(600)
      expect(graph.edges.filter(({ from, to }) => !vertexIds.has(from) || !vertexIds.has(to))).toEqual([])
      expect(graph.vertices.filter(({ x, y }) => x < 0 || x > 1000 || y < 0 || y > 640)).toEqual([])
      expect(gzipSync(JSON.stringify(graph)).byteLength).toBeLessThan(30 * 1024)
    })

    test('has names for all kinds, properties, parameters and columns', () => {
      const keys = (of: object): string[] => Object.keys(of).sort()
      const valueNames = [...graph.vertices, ...graph.edges].flatMap(({ values }) => Object.keys(values ?? {}))
      for (const locale of locales) {
        const copy = copies[locale]
        expect(model).toMatchObject({
          vertices: Object.fromEntries(keys(copy.vertices).map((key) => [key, expect.anything()])),
          edges: Object.fromEntries(keys(copy.edges).map((key) => [key, expect.anything()]))
        })
        expect(keys(copy.vertices)).toEqual([...new Set(graph.vertices.map(({ kind }) => kind))].sort())
        expect(keys(copy.edges)).toEqual([...new Set(graph.edges.map(({ kind }) => kind))].sort())
        expect(keys(copy.values)).toEqual([...new Set(valueNames)].sort())
        expect(keys(copy.parameters)).toEqual(method.parameters.map(({ name }) => name).sort())
        expect(keys(copy.columns)).toEqual(method.columns.map(({ name }) => name).sort())
        for (const parameter of method.parameters) {
          const options = parameter.kind === 'choice' ? [...parameter.options].sort() : []
          expect(keys(copy.parameters[parameter.name]?.options ?? {})).toEqual(options)
        }
        const marks = cases.flatMap(({ run }) => run.trace.flatMap(({ vertices = [] }) => vertices.map(([, mark]) => mark)))
        expect(keys(copy.marks)).toEqual([...new Set(marks)].filter((mark) => mark !== 'plain').sort())
      }
    })

    test('says every step, explanation and result in both languages, with every placeholder filled', () => {
      const explanations = cases.flatMap(({ values, run }) =>
        [graph, ...edited].flatMap((each) => {
          const ran = each === graph ? run : method.run(each, values)
          return some(each.vertices, 120).map(({ id }) => method.explain(each, values, ran, id))
        })
      )
      const empty = method.run({ vertices: [], edges: [] }, defaults.values)
      const spoken = [...[...cases.map(({ run }) => run), empty].flatMap(({ trace }) => trace), ...explanations]
      for (const locale of locales) {
        const { sentences, words, result } = copies[locale]
        const texts = [
          ...spoken.map(({ sentence: key, values = {} }) => sentence(sentences[key] ?? `{no sentence ${key}}`, values, words)),
          ...cases.map(({ run }) => sentence(run.rows.length > 0 ? result.some : result.nothing, run.facts, words))
        ]
        expect([...new Set(texts.filter((text) => /[{}]|NaN|undefined|Infinity/.test(text)))]).toEqual([])
        const used = new Set(spoken.map(({ sentence: key }) => key))
        const cells = cases.flatMap(({ run }) => run.rows.flatMap((row) => Object.values(row.cells)))
        const values = [...cells, ...spoken.flatMap((each) => Object.values(each.values ?? {}))]
        const isName = (value: string): boolean =>
          vertexIds.has(value) || value.startsWith('new ') || value.split('–').every((id) => vertexIds.has(id))
        // Without a graph, names are those of the parameters.
        const unknown = values.filter((value) => typeof value === 'string' && !isName(value) && !(value in words))
        expect([...new Set(unknown)]).toEqual([])
        expect(Object.keys(sentences).filter((key) => !used.has(key))).toEqual([])
      }
    })

    test('has the same placeholders in both languages', () => {
      const all = (copy: DemoCopy) => ({ ...copy.sentences, ...copy.result })
      const [chinese, english] = [all(copies['zh-CN']), all(copies['en-US'])]
      for (const [key, text] of Object.entries(english)) {
        expect([key, placeholders(Object.entries(chinese).find(([name]) => name === key)?.[1] ?? '')]).toEqual([
          key,
          placeholders(text)
        ])
      }
    })

    test('begins the vertices of a row with the one that the row names', () => {
      const rows = cases.flatMap(({ run }) => run.rows)
      expect(rows.filter(({ vertices: [first = ''], cells }) => !Object.values(cells).map(String).includes(first))).toEqual([])
    })

    test('ends a trace with exactly the marks of its findings', () => {
      for (const { run } of cases) {
        const { vertices, edges: edgeMarks } = marksAfter(run.trace)
        const findings = run.rows.filter(({ isFinding }) => isFinding)
        const stated = new Set(findings.flatMap((row) => row.vertices))
        const marked = [...vertices].filter(([, mark]) => mark === 'found' || mark === 'answer').map(([id]) => id)
        expect(marked.filter((id) => !stated.has(id))).toEqual([])
        expect([...stated].filter((id) => !['found', 'answer', 'start'].includes(vertices.get(id) ?? ''))).toEqual([])
        const found = [...edgeMarks].filter(([, mark]) => mark === 'found').map(([id]) => id)
        expect(new Set(found)).toEqual(new Set(findings.flatMap((row) => row.edges)))
        expect([...vertices.keys()].filter((id) => !vertexIds.has(id))).toEqual([])
        expect([...edgeMarks.keys()].filter((id) => !edges.has(id))).toEqual([])
        expect(new Set(run.rows.map(({ id }) => id)).size).toBe(run.rows.length)
      }
    })

    test('tells its default run in 8 to 60 steps, in which the last says the result', () => {
      expect(defaults.run.trace.length).toBeGreaterThanOrEqual(8)
      expect(Math.max(...cases.map(({ run }) => run.trace.length))).toBeLessThanOrEqual(60)
      expect(defaults.run.rows.length).toBeGreaterThan(0)
      expect(defaults.run.trace.at(-1)?.values).toMatchObject(defaults.run.facts)
    })

    test('proves an explanation by a part of the graph', () => {
      const isJoined = (explanation: Explanation): boolean =>
        explanation.edges.every((id) => {
          const edge = edges.get(id)
          return edge && explanation.vertices.includes(edge.from) && explanation.vertices.includes(edge.to)
        })
      const unproven = [defaults, ...some(cases, 3)].flatMap(({ values, run }) =>
        graph.vertices.filter(({ id }) => {
          const explanation = method.explain(graph, values, run, id)
          return !explanation.vertices.includes(id) || !isJoined(explanation)
        })
      )
      expect(unproven.map(({ id }) => id)).toEqual([])
    })

    const sum = summed[type]
    if (sum) {
      test('explains a value by terms that sum to it', () => {
        const differences = graph.vertices.flatMap(({ id }) => {
          const { terms, values: facts } = method.explain(graph, defaults.values, defaults.run, id)
          if (!terms || id === defaults.values.reader) return []
          const total = terms.reduce((all, { value }) => all + value, 0)
          return [Math.abs(total - Number(facts[sum.value]))]
        })
        expect(differences.length).toBeGreaterThan(5)
        expect(Math.max(...differences)).toBeLessThanOrEqual(sum.rounding)
      })
    }

    test('runs again with the same result, and on an empty graph', () => {
      expect(method.run(graph, defaults.values)).toEqual(defaults.run)
      expect(method.run({ vertices: [], edges: [] }, defaults.values).rows).toEqual([])
    })

    test('has a tour that lands on a result, on vertices and parameters that exist', () => {
      for (const locale of locales) {
        const { tour } = copies[locale]
        expect(tour.length).toBeGreaterThanOrEqual(3)
        expect(tour.length).toBeLessThanOrEqual(4)
        expect(tour[0]).not.toHaveProperty('step')
        for (const { vertex, parameters = {}, step = 0 } of tour) {
          if (vertex) expect(vertexIds).toContain(vertex)
          const run = method.run(graph, { ...defaults.values, ...parameters })
          expect(step).toBeLessThan(run.trace.length)
          for (const [name, value] of Object.entries(parameters)) {
            const parameter = method.parameters.find((each) => each.name === name)
            expect(parameter).toBeDefined()
            if (parameter?.kind === 'choice') expect(parameter.options).toContain(value)
            if (parameter?.kind === 'vertex') expect(vertexIds).toContain(value)
            if (parameter?.kind === 'number') expect(value).toBeGreaterThanOrEqual(parameter.min)
          }
        }
        const shape = (copy: DemoCopy) => copy.tour.map(({ text: _, ...step }) => step)
        expect(shape(copies['zh-CN'])).toEqual(shape(copies['en-US']))
      }
    })

    test('names its generator, solutions that lead back, and a section of a document', () => {
      const { data, document, solutions } = demoMetaOf(type)
      expect(data.generator).toBe(`scripts/demos/${type}.ts`)
      for (const solution of solutions) expect(demosOf(solution)).toContain(type)
      // Published data is under a license that asks for the author's name and for the changes.
      if (data.origin === 'published') {
        expect(data).toMatchObject({ author: expect.stringMatching(/\S/), address: expect.stringContaining('https://') })
        for (const locale of locales) {
          expect(copies[locale].source).toContain(data.author)
          expect(copies[locale].source).toContain(data.license.replaceAll('-', ' '))
        }
      }
      for (const locale of locales) {
        const folder = new URL(`../content/docs/latest/${locale}/`, import.meta.url)
        const file = readdirSync(folder).find((name) => name.startsWith(`${document.id}-`)) ?? ''
        expect(readFileSync(new URL(file, folder), 'utf8')).toContain(`{#${document.anchor}}`)
      }
    })
  })
}
