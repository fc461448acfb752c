import type { DemoGraph, Parameter, ParameterValues } from '~/demos/types'
import { textOfParameter } from '~/lib/search-params'

/*
 * Parses a demo's parameters from the query of its address, which is what its form submits. Values are validated, and shown
 * again as entered.
 */

/** Why a value is invalid: not a number, outside the limits, between two steps, not an option, or no vertex of the kind. */
export type FaultKind = 'number' | 'range' | 'step' | 'choice' | 'vertex'

export interface ReadParameters {
  /** Values as entered, for the form; the default if missing. */
  input: Readonly<Record<string, string>>
  /** Valid values; the default replaces an invalid one. */
  values: ParameterValues
  /** The first invalid parameter in form order (spec §5). */
  fault: { name: string; kind: FaultKind } | undefined
}

/** Parses the query. Never throws. */
export function readParameters(
  parameters: readonly Parameter[],
  graph: DemoGraph,
  query: Readonly<Record<string, unknown>>
): ReadParameters {
  const input: Record<string, string> = {}
  const values: Record<string, string | number> = {}
  const faults: NonNullable<ReadParameters['fault']>[] = []
  for (const parameter of parameters) {
    const { name } = parameter
    const text = textOfParameter(query[name])
    const fallback = defaultOf(parameter, graph)
    const read = text === '' ? { value: fallback } : readValue(parameter, graph, text)
    input[name] = text === '' ? String(fallback) : text
    values[name] = 'value' in read ? read.value : fallback
    if ('fault' in read) faults.push({ name, kind: read.fault })
  }
  return { input, values, fault: faults[0] }
}

type Read = { value: string | number } | { fault: FaultKind }

function readValue(parameter: Parameter, graph: DemoGraph, text: string): Read {
  if (parameter.kind === 'choice') return parameter.options.includes(text) ? { value: text } : { fault: 'choice' }
  if (parameter.kind === 'vertex') return isChoosable(parameter, graph, text) ? { value: text } : { fault: 'vertex' }
  const digits = text.normalize('NFKC')
  if (!/^[-−+]?\d+(\.\d+)?$/.test(digits)) return { fault: 'number' }
  const value = Number(digits.replace('−', '-'))
  if (value < parameter.min || value > parameter.max) return { fault: 'range' }
  const steps = (value - parameter.min) / parameter.step
  // Tolerates the floating-point error of steps such as 0.05.
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? { value } : { fault: 'step' }
}

const isChoosable = ({ of }: Extract<Parameter, { kind: 'vertex' }>, { vertices }: DemoGraph, id: string) =>
  vertices.some((vertex) => vertex.id === id && (!of || of.includes(vertex.kind)))

/** The default; in a graph of the visitor's own, which may lack the default vertex, the first vertex that may be chosen. */
function defaultOf(parameter: Parameter, graph: DemoGraph): string | number {
  if (parameter.kind !== 'vertex' || isChoosable(parameter, graph, parameter.default)) return parameter.default
  const { of } = parameter
  return graph.vertices.find(({ kind }) => !of || of.includes(kind))?.id ?? parameter.default
}

/** The shortest query with these values: those that differ from the defaults. */
export function queryOf(parameters: readonly Parameter[], input: Readonly<Record<string, string>>): Record<string, string> {
  const entries = parameters.flatMap(({ name, default: fallback }): [string, string][] => {
    const value = input[name]
    return value === undefined || value === String(fallback) ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}
