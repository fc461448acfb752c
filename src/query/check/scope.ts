import { QueryError } from '../faults'
import { suggest } from '../parse/suggest'
import type { Name, Span } from '../parse/syntax'

/** Type of a name: `list` and `value` are literals, `any` is a type that is known only at run time. */
export type NameType = 'vertex' | 'edge' | 'edges' | 'path' | 'list' | 'value' | 'any'

export interface Binding {
  slot: number
  type: NameType
}

/** A name of the graph that a statement reads: a label, the type of an edge, or the key of a property. */
export interface ReadName {
  kind: 'label' | 'type' | 'vertexProperty' | 'edgeProperty'
  name: Name
}

/** Assigns the places of a row, and collects the names that are read from the graph. A place is used once in a statement. */
export class Slots {
  count = 0
  readonly read: ReadName[] = []
  next(): number {
    return this.count++
  }
}

/** The names that a part of a query sees. */
export class Scope {
  readonly #names: Map<string, Binding>

  constructor(
    readonly slots: Slots,
    names: Iterable<readonly [string, Binding]> = [],
    /** The scope around a `CALL { … }`, whose names are imported or not seen. */
    private readonly outside?: Scope
  ) {
    this.#names = new Map(names)
  }

  /** The same names; those added to it are not seen outside. */
  inner(): Scope {
    return new Scope(this.slots, this.#names, this.outside)
  }

  get names(): IterableIterator<[string, Binding]> {
    return this.#names.entries()
  }

  find(name: string): Binding | undefined {
    return this.#names.get(name)
  }

  /** @throws QueryError with the name that was probably meant */
  use(name: string, at: Span): Binding {
    const binding = this.#names.get(name)
    if (!binding && this.outside?.find(name)) throw new QueryError('notImported', { name }, at)
    if (!binding) throw new QueryError('undefinedVariable', { name }, at, suggest(name, this.#names.keys()))
    return binding
  }

  add(name: string, type: NameType, slot = this.slots.next()): Binding {
    const binding = { slot, type }
    this.#names.set(name, binding)
    return binding
  }

  /** @throws QueryError if the name is there already */
  addNew(name: string, type: NameType, at: Span, slot?: number): Binding {
    if (this.#names.has(name)) throw new QueryError('variableAlreadyBound', { name }, at)
    return this.add(name, type, slot)
  }
}
