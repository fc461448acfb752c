import { Duration, Edge, isList, isMap, Moment, Path, Point, type TypeName, typeOf, type Value, Vertex } from '../values'
import { stepsOf } from './compare'
import { floatText } from './float-text'
import { allocate, takeSteps } from './limits'

/** A value of an answer as the page shows it: text, never markup, and the parts of the drawing that it holds. */
export interface Cell {
  type: TypeName
  text: string
  /** Whether the text leaves out a part of the value. */
  isCut: boolean
  /** Keys of the vertices and edges that the value holds, in their order. */
  vertices: string[]
  edges: string[]
}

/** Longest text of a value; the rest is left out. */
const maxTextLength = 4000
/** Maximum number of nested values that are searched for vertices and edges to highlight. */
const maxElements = 5000

export function cellOf(value: Value): Cell {
  const cell: Cell = { type: typeOf(value), ...shownText(value), vertices: [], edges: [] }
  const budget = { visits: 0 }
  collect(value, cell, budget)
  takeSteps(budget.visits / 32)
  allocate(80 + cell.text.length * 2)
  return cell
}

function collect(value: Value, cell: Cell, budget: { visits: number }): void {
  if (++budget.visits > maxElements) return
  if (value instanceof Vertex) cell.vertices.push(value.key)
  else if (value instanceof Edge) cell.edges.push(value.key)
  else if (value instanceof Path) for (const step of stepsOf(value)) collect(step, cell, budget)
  else if (isList(value)) for (const item of value) collect(item, cell, budget)
  else if (value !== null && isMap(value)) for (const item of value.values()) collect(item, cell, budget)
}

/** The text of a value. Texts are quoted within other values, and at the top as they are. */
export const textOf = (value: Value): string => shownText(value).text

function shownText(value: Value): Pick<Cell, 'text' | 'isCut'> {
  const writer = new Writer()
  if (typeof value === 'string') writer.add(value, String)
  else writer.write(value)
  return { text: writer.text, isCut: writer.isCut }
}

/** Stops at the longest text: a value whose parts are shared may be far longer than the memory that it takes. */
class Writer {
  text = ''
  isCut = false

  add(value: string, shown: (text: string) => string): void {
    this.text += shown(value.slice(0, maxTextLength))
    if (value.length > maxTextLength) this.#cut()
  }

  #cut(): void {
    if (!this.isCut) this.text += '…'
    this.isCut = true
  }

  write(value: Value): void {
    if (this.text.length > maxTextLength) this.#cut()
    else if (typeof value === 'string') this.add(value, JSON.stringify)
    else if (typeof value === 'number') this.text += floatText(value)
    else if (value instanceof Vertex) this.#element('(', ')', [...value.labels], value.properties)
    else if (value instanceof Edge) this.#element('[', ']', [value.type], value.properties)
    else if (value instanceof Path) this.#path(value)
    else if (isList(value)) this.#list('[', ']', value.entries(), '')
    else if (isScalar(value)) this.text += String(value)
    else this.#list('{', '}', value, ': ')
  }

  /** Items of a list, or with a colon the entries of a map. */
  #list(open: string, close: string, entries: Iterable<readonly [string | number, Value]>, colon: string): void {
    this.text += open
    let isFirst = true
    for (const [key, value] of entries) {
      if (this.text.length > maxTextLength) {
        this.#cut()
        break
      }
      if (!isFirst) this.text += colon ? ', ' : ','
      isFirst = false
      if (colon) this.text += key + colon
      this.write(value)
    }
    this.text += close
  }

  #element(open: string, close: string, labels: readonly string[], properties: ReadonlyMap<string, Value>): void {
    this.text += open + labels.map((label) => `:${label}`).join('')
    if (properties.size > 0) {
      if (labels.length > 0) this.text += ' '
      this.#list('{', '}', properties, ': ')
    }
    this.text += close
  }

  #path({ vertices, edges }: Path): void {
    for (const [index, vertex] of vertices.entries()) {
      this.write(vertex)
      const edge = edges[index]
      if (!edge || this.isCut) break
      const isForward = edge.from === vertex
      this.text += isForward ? '-' : '<-'
      this.write(edge)
      this.text += isForward ? '->' : '-'
    }
  }
}

const isScalar = (value: Value): value is null | boolean | bigint | Moment | Duration | Point =>
  value === null ||
  typeof value === 'boolean' ||
  typeof value === 'bigint' ||
  value instanceof Moment ||
  value instanceof Duration ||
  value instanceof Point
